/** Files that stand beside a page, by the page's clean address without base path. */

/** Path of a page's Markdown twin: the address with `.md`; `/index.md` for `/`. */
export const twinPath = (address: string): string => `${address === '/' ? '/index' : address}.md`;

/** Path of the list of all pages, for programs. */
export const llmsPath = '/llms.txt';

/** Paths that programs know beforehand: the described API, and instructions for tasks. */
export const apiCatalogPath = '/.well-known/api-catalog';
export const skillsIndexPath = '/.well-known/agent-skills/index.json';
export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** Path of the picture that a shared link to a page shows. */
export const cardPath = (address: string): string =>
  `/img/cards${address === '/' ? '/index' : address}.png`;

/** Measures of that picture, as the networks ask for them. */
export const cardSize = {width: 1200, height: 630} as const;
