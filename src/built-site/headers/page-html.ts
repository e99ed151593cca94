/** The theme's hidden drawing of icons; it stands outside what React renders. */
const sprite = '<svg style="display: none;">';

/** A notice that the site's files did not load; React removes its script once they did. */
const bannerScript = /<script\b[^>]*>[^<]*insertBanner[\s\S]*?<\/script>/;

/** The page without the style attributes that Docusaurus writes into it. The drawing attribute `display` is no style. */
export function withoutStyleAttributes(html: string): string {
  return html
    .replace(sprite, '<svg display="none">')
    .replace(bannerScript, (script) => script.replace(/ style=(\\?")[^"]*?\1/g, ''));
}

/** The style sheet of a page, and the scripts that its head asks for. */
const styleSheet = /<link rel="stylesheet" href="(\/[^"]+)"[^>]*>/;
const headScript = /<script src="[^"]+"(?= defer)/g;
const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/** Address of the page's style sheet. */
export function styleSheetOf(html: string): string {
  const address = styleSheet.exec(html)?.[1];
  if (!address)
    throw new Error('A page asks for no style sheet: the form of the link has changed.');
  return address;
}

/** A style sheet as it stands inside a page: addresses that began at the sheet begin at the root of the host. */
export function inlineForm(css: string, sheetAddress: string): string {
  if (/<\/style/i.test(css))
    throw new Error('A style sheet with "</style" cannot stand inside a page.');
  return css.replace(/url\((["']?)(?!["']?(?:data:|\/|#))([^"')]+)\1\)/g, (_, quote, address) => {
    const {pathname} = new URL(address, `http://host${sheetAddress}`);
    return `url(${quote}${pathname}${quote})`;
  });
}

/**
 * The page with its policy and its style in itself. The policy is for hosts that send no headers of their own and must stand before the
 * first script. The style follows at once: nothing is painted without it, and a file of its own would arrive one round trip later, which
 * is most of the wait on a slow connection. Fonts are asked for before it, since a page does not wait for them. Scripts come after whatever
 * paints.
 */
export function withPolicyAndStyle(page: string, policy: string, css: string): string {
  const fonts = (page.match(fontPreload) ?? []).join('');
  const html = page
    .replace(styleSheet, '')
    .replaceAll(fontPreload, '')
    .replace(headScript, '$& fetchpriority="low"');
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!charset) throw new Error('A page declares no charset: nowhere to put its policy.');
  const at = charset.index + charset[0].length;
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${fonts}<style>${css}</style>${html.slice(at)}`;
}
