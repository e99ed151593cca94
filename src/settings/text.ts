/** Text as HTML content. Quotes stay as they are, which keeps pages full of code small. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Text as HTML content or as an attribute's value between double quotes. */
export const escapeHtml = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** Text on one line, each run of white space as one space. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();
