/** Files that the API reference reads and writes, relative to the site's directory. */

/** The root of the hand-written description, which refers to `openapi/paths/*` and `openapi/schemas/*`. */
export const descriptionFile = 'openapi/agenta.yaml';

/** The description bundled into one file, which the site serves for download under `/openapi/`, like its copy in YAML. */
export const bundleFile = '.generated/static/openapi/agenta.json';
export const yamlFile = '.generated/static/openapi/agenta.yaml';

/** Operations by group and tag, for the landing page of the API reference. */
export const operationIndexFile = '.generated/operation-index.json';

/** What the description says of the API as a whole, for the same page. */
export const aboutFile = '.generated/api-description.json';

/** The generated part of the reference sidebar. */
export const sidebarFile = '.generated/api-sidebar.json';

/** Folder of the generated pages, which git ignores. */
export const outputDir = 'docs/reference/api';

/** Address below which the pages are served. */
export const routeBase = '/reference/api';
