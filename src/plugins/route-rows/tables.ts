import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

/**
 * Docusaurus' client bundle has every page in four tables: routes, chunk names, registry, and the docs plugin's global data. Here a page is
 * one row, and the browser builds the four tables from the rows. Pages that do not match the shape of a row keep their original entries.
 */

/** A generated route; `component` has the arguments of ComponentCreator. */
export interface Route {
  path: string;
  component: {path: string; hash?: string};
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
  [attribute: string]: unknown;
}

interface GlobalData {
  'docusaurus-plugin-content-docs'?: {default?: GlobalPluginData};
}

/** The tables that Docusaurus generates into `.docusaurus/`. */
export interface Tables {
  routes: Route[];
  /** Route key (`path-hash`) → names of its chunks. */
  chunkNames: Record<string, Record<string, unknown>>;
  /** Chunk name → module. */
  registry: Map<string, string>;
  globalData: Record<string, unknown>;
  baseUrl: string;
}

/** The default export of a generated module, evaluated with `scope` instead of its imports. */
function evaluate(source: string, scope: Record<string, unknown>): unknown {
  const body = source.replace(/^import .*$/gm, '').replace(/^export default/m, 'return');
  return new Function(...Object.keys(scope), body)(...Object.values(scope));
}

const unknownFormat = (file: string): Error =>
  new Error(
    `.docusaurus/${file} has a format that src/plugins/route-rows does not support. ` +
      'Fix: adapt tables.ts, or remove routeRows from docusaurus.config.ts; the site works without it.',
  );

/** Reads the generated routes.js. Throws when its format has changed. */
export function readRoutes(source: string): Route[] {
  const routes = evaluate(source, {
    ComponentCreator: (path: string, hash?: string) => ({path, hash}),
  });
  if (!Array.isArray(routes)) throw unknownFormat('routes.js');
  return routes as Route[];
}

/** Chunk names and modules of the generated registry.js. Throws when its format has changed. */
export function readRegistry(source: string): Map<string, string> {
  const entries = evaluate(source, {require: {resolveWeak: () => 0}});
  if (typeof entries !== 'object' || entries === null) throw unknownFormat('registry.js');
  return new Map(
    Object.entries(entries as Record<string, [() => unknown, string]>).map(([name, entry]) => {
      if (!Array.isArray(entry) || typeof entry[1] !== 'string') throw unknownFormat('registry.js');
      return [name, entry[1]];
    }),
  );
}

const isPage = (route: Route) =>
  route.exact === true &&
  Object.keys(route).every((key) => ['path', 'component', 'exact', 'sidebar'].includes(key));

/** A list of routes and those below it. */
function listsIn(routes: Route[]): Route[][] {
  return [routes, ...routes.flatMap((route) => (route.routes ? listsIn(route.routes) : []))];
}

/** The list of routes with the most pages, i.e. that of the docs plugin. */
function longestList(routes: Route[]): Route[] {
  const pages = (list: Route[]) => list.filter(isPage).length;
  return listsIn(routes).reduce((best, list) => (pages(list) > pages(best) ? list : best));
}

function mostFrequent(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
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

/** Sources of the modules that replace the generated ones, by file name. */
export function writeTables(tables: Tables): Record<string, string> {
  const {routes, chunkNames, registry, baseUrl} = tables;
  const parent = longestList(routes);
  const keyOf = ({component}: Route) => `${component.path}-${component.hash}`;
  const rowComponent = mostFrequent(
    parent.filter(isPage).map((route) => String(chunkNames[keyOf(route)]?.__comp)),
  );

  const data = structuredClone(tables.globalData) as GlobalData;
  const version = data['docusaurus-plugin-content-docs']?.default?.versions[0];
  const otherDocs = new Map((version?.docs ?? []).map((doc) => [doc.path, doc]));

  const rows: {path: string; sidebar?: string; module: string}[] = [];
  const explicit = new Set<Route>();
  const rowKeys = new Set<string>();
  const rowChunks = new Set<string>();
  for (const route of parent) {
    const names = chunkNames[keyOf(route)];
    const doc = otherDocs.get(route.path);
    const content = names?.content;
    const isRow =
      isPage(route) &&
      names?.__comp === rowComponent &&
      typeof content === 'string' &&
      Object.keys(names).length === 2 &&
      doc?.id === route.path.slice(baseUrl.length) &&
      doc.sidebar === route.sidebar &&
      Object.keys(doc).every((key) => ['id', 'path', 'sidebar'].includes(key));
    if (!isRow) {
      explicit.add(route);
      continue;
    }
    rows.push({path: route.path, sidebar: route.sidebar, module: registry.get(content) ?? ''});
    rowKeys.add(keyOf(route));
    rowChunks.add(content);
    otherDocs.delete(route.path);
  }

  const load = (module: string) => `()=>import(${json(module)})`;
  const sidebars = [...new Set(rows.map(({sidebar}) => sidebar))];
  const groups = sidebars.map((sidebar) => {
    const own = rows.filter((row) => row.sidebar === sidebar);
    return `[${json(sidebar) ?? 'undefined'},[${own.map(({path, module}) => `[${json(path)},${load(module)}]`).join(',\n')}]]`;
  });
  const otherNames = Object.entries(chunkNames).filter(([key]) => !rowKeys.has(key));
  const otherChunks = [...registry].filter(([name]) => !rowChunks.has(name));
  if (version) version.docs = [];
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
      `for(const {path} of pages)names[path+'-0']={__comp:${json(rowComponent)},content:path};\nexport default names;\n`,
    'registry.js':
      `${importPages}const registry={${otherChunks.map(([name, module]) => `${json(name)}:[${load(module)}]`).join(',\n')}};\n` +
      'for(const {path,load} of pages)registry[path]=[load];\nexport default registry;\n',
    'globalData.js':
      `${importPages}const data=${json(data)};\n` +
      (version
        ? `data['docusaurus-plugin-content-docs'].default.versions[0].docs=[...pages.map(({path,sidebar})=>` +
          `({id:path.slice(${baseUrl.length}),path,...(sidebar&&{sidebar})})),...${json([...otherDocs.values()])}];\n`
        : '') +
      'export default data;\n',
  };
}
