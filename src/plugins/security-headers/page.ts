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

const styleSheet = /<link rel="?stylesheet"? href="?\/[^>]*>/;

/**
 * The page with the policy in itself, for hosts that send no headers of their own. It must stand before the first script. The style
 * sheet follows at once: nothing is painted without it, and after the fonts it comes 0.2 s later on a slow connection.
 */
export function withPolicy(page: string, policy: string): string {
  const sheet = styleSheet.exec(page)?.[0] ?? '';
  const html = page.replace(sheet, '');
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!charset) throw new Error('A page declares no charset: nowhere to put its policy.');
  const at = charset.index + charset[0].length;
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${sheet}${html.slice(at)}`;
}
