/** The theme's hidden icon sprite, which is outside the part of the page that React renders. */
const sprite = '<svg style="display: none;">';

/** The script of Docusaurus' banner about a wrong `baseUrl`, which React removes after loading. */
const bannerScript = /<script\b[^>]*>[^<]*insertBanner[\s\S]*?<\/script>/;

/** Removes Docusaurus' own style attributes. The policy allows the presentation attribute `display`. */
export function withoutStyleAttributes(html: string): string {
  return html
    .replace(sprite, '<svg display="none">')
    .replace(bannerScript, (script) => script.replace(/ style=(\\?")[^"]*?\1/g, ''));
}

const styleSheet = /<link rel="stylesheet" href="(\/[^"]+)"[^>]*>/;
const headScript = /<script src="[^"]+"(?= defer)/g;
const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/** Address of the page's style sheet. Throws if it has none. */
export function styleSheetOf(html: string): string {
  const address = styleSheet.exec(html)?.[1];
  if (!address)
    throw new Error('A page links no style sheet: has Docusaurus changed the markup of the link?');
  return address;
}

/** Prepares a style sheet for inlining: addresses relative to the sheet become absolute paths. */
export function inlineForm(css: string, sheetAddress: string): string {
  if (/<\/style/i.test(css)) throw new Error('A style sheet that contains "</style" cannot be inlined.');
  return css.replace(/url\((["']?)(?!["']?(?:data:|\/|#))([^"')]+)\1\)/g, (_, quote, address) => {
    const {pathname} = new URL(address, `http://host${sheetAddress}`);
    return `url(${quote}${pathname}${quote})`;
  });
}

/**
 * Adds the policy and the style to a page. The policy is for hosts that send no headers of their own, and
 * must precede the first script. The style follows right away: nothing is painted without it, and a separate
 * file would arrive one round trip later, which is most of the wait on a slow connection. Font preloads
 * precede it, because they do not block rendering. Scripts get a low priority, after whatever paints.
 */
export function withPolicyAndStyle(page: string, policy: string, css: string): string {
  const fonts = (page.match(fontPreload) ?? []).join('');
  const html = page
    .replace(styleSheet, '')
    .replaceAll(fontPreload, '')
    .replace(headScript, '$& fetchpriority="low"');
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!charset) throw new Error('A page has no <meta charset>, after which its policy would be inserted.');
  const at = charset.index + charset[0].length;
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${fonts}<style>${css}</style>${html.slice(at)}`;
}
