/** Where the API reference reads and writes, relative to the site's directory. */

/** The description written by hand; it refers to `openapi/paths/*` and `openapi/schemas/*`. */
export const descriptionFile = 'openapi/agenta.yaml';

/** The description bundled into one file. */
export const bundleFile = '.generated/openapi.json';

/** Copies that the site serves for download, under `/openapi/`. */
export const downloads = {
  json: '.generated/static/openapi/agenta.json',
  yaml: '.generated/static/openapi/agenta.yaml',
} as const;

/** Operations by group and tag, as the landing page lists them. */
export const operationIndexFile = '.generated/operation-index.json';

/** The generated part of the reference sidebar. */
export const sidebarFile = '.generated/api-sidebar.json';

/** Where the generated pages go; git ignores them. */
export const outputDir = 'docs/reference/api';

/** The address the pages are served under. */
export const routeBase = '/reference/api';
