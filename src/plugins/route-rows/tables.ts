import {isDeepStrictEqual} from 'node:util';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

/** One row for each page in place of four tables (README.md). Pages of another shape keep their entries. */

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

const json = (value: unknown) => JSON.stringify(value);

const flatten = (routes: Route[]): Route[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** Sources of the modules that replace the generated ones, by file name. */
export function writeTables(tables: Tables): Record<string, string> {
  const {routes, chunkNames, registry, baseUrl} = tables;
  const data = structuredClone(tables.globalData) as GlobalData;
  const version = data['docusaurus-plugin-content-docs']?.default?.versions[0];
  const docs = new Map((version?.docs ?? []).map((doc) => [doc.path, doc]));
  const keyOf = ({component}: Route) => `${component.path}-${component.hash}`;
  const namesOf = (route: Route) => chunkNames[keyOf(route)] ?? {};

  /** Whether a row can hold a route: a document of the docs plugin, without other chunks or attributes. */
  const isRow = (route: Route): boolean => {
    const {component, exact, ...common} = route;
    const {__comp, content, ...others} = namesOf(route);
    return (
      exact === true &&
      registry.get(String(__comp)) === '@theme/DocItem' &&
      typeof content === 'string' &&
      Object.keys(others).length === 0 &&
      isDeepStrictEqual(docs.get(route.path), {id: route.path.slice(baseUrl.length), ...common})
    );
  };
  const rows = flatten(routes).filter(isRow);
  const isInRow = new Set(rows);
  const rowKeys = new Set(rows.map(keyOf));
  const rowChunks = new Set(rows.map((row) => namesOf(row).content));
  const rowComponent = rows[0] && namesOf(rows[0]).__comp;
  const otherNames = Object.entries(chunkNames).filter(([key]) => !rowKeys.has(key));
  const otherChunks = [...registry].filter(([name]) => !rowChunks.has(name));
  for (const {path} of rows) docs.delete(path);
  if (version) version.docs = [];

  const load = (module?: string) => `()=>import(${json(module)})`;
  const printRow = (row: Route) =>
    `[${json(row.path)},${load(registry.get(String(namesOf(row).content)))},${json(row.sidebar)}]`;
  const printRoute = ({component, routes: below, ...attributes}: Route): string => {
    const others = below?.filter((route) => !isInRow.has(route)).map(printRoute) ?? [];
    const children = below?.some((route) => isInRow.has(route)) ? ['...pages', ...others] : others;
    return (
      `${json(attributes).slice(0, -1)},component:C(${json(component.path)},${json(component.hash)})` +
      `${below ? `,routes:[${children.join()}]` : ''}}`
    );
  };
  const importPages = "import {pages} from './pages';\n";

  return {
    'pages.js':
      `const rows=[${rows.map(printRow).join(',\n')}];\n` +
      'export const pages=rows.map(([path,load,sidebar])=>({path,load,...(sidebar&&{sidebar})}));\n',
    'routes.js':
      `import C from '@docusaurus/ComponentCreator';\nimport {pages as rows} from './pages';\n` +
      'const pages=rows.map(({path,sidebar})=>({path,component:C(path,0),exact:true,...(sidebar&&{sidebar})}));\n' +
      `export default [${routes.map(printRoute).join(',\n')}];\n`,
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
          `({id:path.slice(${baseUrl.length}),path,...(sidebar&&{sidebar})})),...${json([...docs.values()])}];\n`
        : '') +
      'export default data;\n',
  };
}
