/** Where the API reference reads and writes, relative to the site's directory. */

/** The description written by hand; it refers to `openapi/paths/*` and `openapi/schemas/*`. */
export const descriptionFile = 'openapi/agenta.yaml';

/** Rules for the description, read by `redocly lint` and by the generator alike. */
export const rulesFile = 'redocly.yaml';

/** The description in one file; what the page generators read. Rebuilt by `npm run api`. */
export const bundleFile = '.generated/openapi.json';

/** Copies that the site serves for download, under `/openapi/`. */
export const downloads = {
  json: '.generated/static/openapi/agenta.json',
  yaml: '.generated/static/openapi/agenta.yaml',
} as const;

/** One line per operation, by group and tag: what the landing page shows. */
export const catalogueFile = '.generated/api-catalogue.json';

/** The generated part of the reference sidebar. */
export const sidebarFile = '.generated/api-sidebar.json';

/** Generated pages and their sidebar; git ignores them. */
export const outputDir = 'docs/reference/api';

/** The address the pages are served under. */
export const routeBase = '/reference/api';
