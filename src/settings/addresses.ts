/** Files that belong to a page, by the page's address without base path. */

/** Path of a page's Markdown twin: the address with `.md`; `/index.md` for `/`. */
export const twinPath = (address: string): string => `${address === '/' ? '/index' : address}.md`;

/** Path of a page's social card. */
export const cardPath = (address: string): string =>
  `/img/cards${address === '/' ? '/index' : address}.png`;

/** In pixels, as social networks recommend. */
export const cardSize = {width: 1200, height: 630} as const;
