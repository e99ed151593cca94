/** Text as HTML content. Quotes are not escaped, to keep pages with a lot of code small. */
export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Text as HTML content or as an attribute value in double quotes. */
export const escapeHtml = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** Trims text and replaces each run of white space by one space. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Text as a part of a URL, in kebab case. */
export const slugOf = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
