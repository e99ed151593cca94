import type {DocsGlobalData} from './types';

/**
 * Docusaurus describes every page four times in the JavaScript of every page: its route, the names of its chunks, where these are
 * loaded from, and its place in the list of documents. Here a page is one row, and the four tables are made from the rows in the
 * browser. What does not fit into a row is carried over as it was.
 */

/** A node of Docusaurus' generated routes, its component named instead of created. */
export interface Route {
  path: string;
  component: {path: string; hash?: string};
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
  [attribute: string]: unknown;
}

type ChunkNames = Record<string, unknown>;

export interface Tables {
  routes: Route[];
  /** Route key (`path-hash`) → names of its chunks. */
  chunkNames: Record<string, ChunkNames>;
  /** Chunk name → module. */
  registry: Map<string, string>;
  globalData: Record<string, unknown>;
  baseUrl: string;
}

interface Row {
  path: string;
  sidebar?: string;
  module: string;
}

/** Evaluates the generated routes.js with a component creator that remembers its arguments. */
export function readRoutes(source: string): Route[] {
  const list = /export default (\[[\s\S]*\]);/.exec(source)?.[1];
  if (!list)
    throw new Error('The generated routes.js does not export a list: its format has changed.');
  const create = (path: string, hash?: string) => ({path, hash});
  return new Function('ComponentCreator', `return ${list}`)(create) as Route[];
}

/** Chunk names and modules of the generated registry.js. */
export function readRegistry(source: string): Map<string, string> {
  const entries = source.matchAll(/"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ "([^"]+)"\)/g);
  const registry = new Map([...entries].map(([, name = '', module = '']) => [name, module]));
  const expected = source.match(/require\.resolveWeak\(/g)?.length ?? 0;
  if (registry.size !== expected) {
    throw new Error(
      `Read ${registry.size} of ${expected} entries of registry.js: its format has changed.`,
    );
  }
  return registry;
}

const isPlain = (route: Route) =>
  route.exact === true &&
  Object.keys(route).every((key) => ['path', 'component', 'exact', 'sidebar'].includes(key));

/** The list of routes that holds most of the plain pages, i.e. that of the documents. */
function longestList(routes: Route[]): Route[] {
  const lists = [
    routes,
    ...routes.flatMap((route) => (route.routes ? [longestList(route.routes)] : [])),
  ];
  return lists.reduce((longest, list) =>
    list.filter(isPlain).length > longest.filter(isPlain).length ? list : longest,
  );
}

const json = (value: unknown) => JSON.stringify(value);

function printRoute(route: Route, rowsOf: Route[], explicit: Set<Route>): string {
  const {component, routes, ...attributes} = route;
  const fields = Object.entries(attributes).map(([key, value]) => `${json(key)}:${json(value)}`);
  const args = [component.path, component.hash].filter((argument) => argument !== undefined);
  fields.push(`component:C(${args.map(json).join()})`);
  if (routes) {
    const children = routes
      .filter((child) => routes !== rowsOf || explicit.has(child))
      .map((child) => printRoute(child, rowsOf, explicit));
    fields.push(`routes:[${[...(routes === rowsOf ? ['...pages'] : []), ...children].join()}]`);
  }
  return `{${fields.join()}}`;
}

/**
 * Sources of the modules that replace the generated ones, by file name.
 * `relocate` may name another module to load in the place of one of the registry.
 */
export function writeTables(
  tables: Tables,
  relocate: (module: string) => string,
): Record<string, string> {
  const {routes, chunkNames, registry, baseUrl} = tables;
  const parent = longestList(routes);
  const keyOf = ({component}: Route) => `${component.path}-${component.hash}`;
  const usual = mostFrequent(
    parent.filter(isPlain).map((route) => String(chunkNames[keyOf(route)]?.__comp)),
  );

  const data = tables.globalData as DocsGlobalData;
  const version = data['docusaurus-plugin-content-docs']?.default?.versions[0];
  const unlisted = new Map((version?.docs ?? []).map((doc) => [doc.path, doc]));

  const rows: Row[] = [];
  const explicit = new Set<Route>();
  const rowKeys = new Set<string>();
  const rowChunks = new Set<string>();
  for (const route of parent) {
    const names = chunkNames[keyOf(route)];
    const doc = unlisted.get(route.path);
    const content = names?.content;
    const fits =
      isPlain(route) &&
      names?.__comp === usual &&
      typeof content === 'string' &&
      Object.keys(names).length === 2 &&
      doc?.id === route.path.slice(baseUrl.length) &&
      doc.sidebar === route.sidebar &&
      Object.keys(doc).every((key) => ['id', 'path', 'sidebar'].includes(key));
    if (!fits) {
      explicit.add(route);
      continue;
    }
    rows.push({path: route.path, sidebar: route.sidebar, module: registry.get(content) ?? ''});
    rowKeys.add(keyOf(route));
    rowChunks.add(content);
    unlisted.delete(route.path);
  }

  const load = (module: string) => `()=>import(${json(relocate(module))})`;
  const sidebars = [...new Set(rows.map(({sidebar}) => sidebar))];
  const groups = sidebars.map((sidebar) => {
    const own = rows.filter((row) => row.sidebar === sidebar);
    return `[${json(sidebar) ?? 'undefined'},[${own.map(({path, module}) => `[${json(path)},${load(module)}]`).join(',\n')}]]`;
  });
  const otherNames = Object.entries(chunkNames).filter(([key]) => !rowKeys.has(key));
  const otherChunks = [...registry].filter(([name]) => !rowChunks.has(name));
  if (version) version.docs = [];
  const otherDocs = [...unlisted.values()];
  const importPages = "import {pages} from './pages';\n";

  return {
    'pages.js':
      `const groups=[${groups.join(',\n')}];\n` +
      'export const pages=groups.flatMap(([sidebar,rows])=>rows.map(([path,load])=>({path,load,...(sidebar&&{sidebar})})));\n',
    'routes.js':
      `import C from '@docusaurus/ComponentCreator';\nimport {pages as rows} from './pages';\n` +
      'const pages=rows.map(({path,sidebar})=>({path,component:C(path,0),exact:true,...(sidebar&&{sidebar})}));\n' +
      `export default [${routes.map((route) => printRoute(route, parent, explicit)).join(',\n')}];\n`,
    'routesChunkNames.js':
      `${importPages}const names=${json(Object.fromEntries(otherNames))};\n` +
      `for(const {path} of pages)names[path+'-0']={__comp:${json(usual)},content:path};\nexport default names;\n`,
    'registry.js':
      `${importPages}const registry={${otherChunks.map(([name, module]) => `${json(name)}:[${load(module)}]`).join(',\n')}};\n` +
      'for(const {path,load} of pages)registry[path]=[load];\nexport default registry;\n',
    'globalData.js':
      `${importPages}const data=${json(data)};\n` +
      (version
        ? `data['docusaurus-plugin-content-docs'].default.versions[0].docs=[...pages.map(({path,sidebar})=>` +
          `({id:path.slice(${baseUrl.length}),path,...(sidebar&&{sidebar})})),...${json(otherDocs)}];\n`
        : '') +
      'export default data;\n',
  };
}

function mostFrequent(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as [
    string,
    number,
  ])[0];
}
