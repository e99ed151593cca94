/**
 * Addresses of pages, and of the files that belong to them. A page's address, such as
 * `/evaluation/test_sets`, has no base path.
 */

/**
 * URL of the page or file at an address. `home` is the URL of the site's home page, such as
 * https://docs.your-host.example/docs/.
 */
export const urlOf = (home: string, address: string): string => home + address.slice(1);

/** Path of a page's Markdown twin: the address with `.md`; `/index.md` for `/`. */
export const twinPath = (address: string): string => `${address === '/' ? '/index' : address}.md`;

/** Path of the list of all pages, for language models and other programs. */
export const llmsPath = '/llms.txt';

/** Well-known paths: the API catalogue, and skills, which are instructions for agents. */
export const apiCatalogPath = '/.well-known/api-catalog';
export const skillsIndexPath = '/.well-known/agent-skills/index.json';
export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** Path of a page's social card. */
export const cardPath = (address: string): string => `/img/cards${address === '/' ? '/index' : address}.png`;

/** Pixels, as social networks recommend. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * The one form of a path that pages have: in lower case, without double slashes, `.html` and a slash at the end. A path that cannot be
 * decoded, such as `/%E0%A4%A`, on which the router would throw, gets `%25` for every `%` and leads to the not-found page.
 * Refers to nothing outside of it, since the not-found page also has it as text.
 */
export function normalPath(pathname: string, baseUrl: string): string {
  if (!pathname.startsWith(baseUrl)) return pathname;
  const page = pathname
    .slice(baseUrl.length)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replace(/^\/|\/$/g, '');
  try {
    decodeURIComponent(page);
    return baseUrl + page;
  } catch {
    return baseUrl + page.replaceAll('%', '%25');
  }
}
