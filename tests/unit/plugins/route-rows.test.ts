import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {site} from '../../../src/settings/site';
import {
  readRegistry,
  readRoutes,
  writeTables,
  type Route,
  type Tables,
} from '../../../src/plugins/route-rows/tables';

const read = (file: string): string => readFileSync(`.docusaurus/${file}`, 'utf8');
type ChunkNames = Record<string, Record<string, string>>;

/** What Docusaurus generated in the last build. */
const generated: Tables & {chunkNames: ChunkNames} = {
  routes: readRoutes(read('routes.js')),
  chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
  registry: readRegistry(read('registry.js')),
  globalData: JSON.parse(read('globalData.json')) as Tables['globalData'],
  baseUrl: site.baseUrl,
};
const written = writeTables(generated);

/** Runs a written module as the bundle would; an import returns the module's name. */
function run<T>(name: string): T {
  const source = (written[name] ?? '')
    .replace(/import C from .*;\n/, 'const C=(path,hash)=>({path,hash});\n')
    .replace(
      /import \{pages(?: as (\w+))?\} from '.\/pages';/,
      (_, as = 'pages') => `const ${as}=given;`,
    )
    .replace(/import\(("[^"]+")\)/g, '$1')
    .replace(/export (default|const pages=)/, 'return ')
    .replace(/return pages=/, 'return ');
  return new Function('given', source)(name === 'pages.js' ? undefined : run('pages.js')) as T;
}

/** Every route, with the modules that it loads in place of their names. */
function listed(
  routes: readonly Route[],
  chunkNames: ChunkNames,
  moduleOf: (chunk: string) => unknown,
): object[] {
  const list = routes.flatMap(({component, routes: below, ...route}): object[] => {
    const chunks = Object.entries(chunkNames[`${component.path}-${component.hash}`] ?? {});
    const modules = chunks.map(([part, chunk]) => [
      part,
      typeof chunk === 'string' ? moduleOf(chunk) : chunk,
    ]);
    return [
      {...route, modules: Object.fromEntries(modules) as object},
      ...listed(below ?? [], chunkNames, moduleOf),
    ];
  });
  return list.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

it('route tables describe the same routes, which load the same modules', () => {
  const registry = run<Record<string, [() => string]>>('registry.js');
  const routes = listed(run('routes.js'), run('routesChunkNames.js'), (chunk) =>
    registry[chunk]?.[0](),
  );
  const {chunkNames, registry: known} = generated;
  expect(routes).toEqual(listed(generated.routes, chunkNames, (chunk) => known.get(chunk)));
  expect(routes).not.toEqual([]);
});

it('route tables keep every document of the global data', () => {
  const docs = (data: object) =>
    (JSON.stringify(data).match(/\{[^{}]*"path"[^{}]*\}/g) ?? [])
      .map((doc) => JSON.stringify(Object.entries(JSON.parse(doc) as object).sort()))
      .sort();
  expect(docs(run('globalData.js'))).toEqual(docs(generated.globalData));
});

it('route tables fail the build when a generated file has an unknown format', () => {
  expect(() => readRegistry('export default {"a": () => 1}')).toThrow(/registry.js .*Fix:/);
  expect(() => readRoutes('export default {}')).toThrow(/routes.js .*Fix:/);
});
