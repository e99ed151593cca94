import {describe, expect, it} from 'vitest';
import {readRegistry, readRoutes, writeTables} from '../../../src/plugins/route-rows/tables';

const routesSource = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {path: '/changelog', component: ComponentCreator('/changelog', 'aaa'), exact: true},
  {path: '/', component: ComponentCreator('/', 'bbb'), routes: [
    {path: '/one', component: ComponentCreator('/one', 'ccc'), exact: true, sidebar: "docs"},
    {path: '/two', component: ComponentCreator('/two', 'ddd'), exact: true, sidebar: "docs"},
    {path: '/three', component: ComponentCreator('/three', 'eee'), exact: true},
    {path: '/odd', component: ComponentCreator('/odd', 'fff'), exact: true, sidebar: "docs"},
  ]},
  {path: '*', component: ComponentCreator('*')},
];`;

const chunkNames = {
  '/changelog-aaa': {__comp: 'list', __context: {plugin: 'p'}},
  '/-bbb': {__comp: 'root'},
  '/one-ccc': {__comp: 'doc', content: 'c1'},
  '/two-ddd': {__comp: 'doc', content: 'c2'},
  '/three-eee': {__comp: 'doc', content: 'c3'},
  '/odd-fff': {__comp: 'doc', content: 'c4', extra: 'x'},
};

const modules = {
  doc: '@theme/DocItem',
  root: '@theme/Root',
  list: '@theme/List',
  p: '@generated/p.json',
  c1: '@site/1.mdx',
  c2: '@site/2.mdx',
  c3: '@site/3.mdx',
  c4: '@site/4.mdx',
  x: '@site/x',
};
const registrySource = `export default {
${Object.entries(modules)
  .map(
    ([name, file]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`,
  )
  .join('\n')}};`;

const globalData = () => ({
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        {
          name: 'current',
          docs: [
            {id: 'one', path: '/one', sidebar: 'docs'},
            {id: 'odd', path: '/odd', sidebar: 'docs'},
            {id: 'three', path: '/three'},
            {id: 'two', path: '/two', sidebar: 'docs'},
          ],
        },
      ],
    },
  },
});

/** Runs the generated modules as the bundle would; an import returns the module's name. */
function run(sources: Record<string, string>, name: string): unknown {
  const source = (sources[name] ?? '')
    .replace(/import C from .*;\n/, 'const C=(path,hash)=>({path,hash});\n')
    .replace(
      /import \{pages(?: as (\w+))?\} from '.\/pages';/,
      (_, as = 'pages') => `const ${as}=given;`,
    )
    .replace(/import\(("[^"]+")\)/g, '$1')
    .replace(/export (default|const pages=)/, 'return ')
    .replace(/return pages=/, 'return ');
  return new Function('given', source)(name === 'pages.js' ? undefined : run(sources, 'pages.js'));
}

function written() {
  return writeTables({
    routes: readRoutes(routesSource),
    chunkNames,
    registry: readRegistry(registrySource),
    globalData: globalData(),
    baseUrl: '/',
  });
}

describe('route tables', () => {
  it('describe the same routes', () => {
    const [changelog, root, unknown] = run(written(), 'routes.js') as {
      path: string;
      routes?: unknown[];
    }[];
    expect(changelog).toEqual({
      path: '/changelog',
      exact: true,
      component: {path: '/changelog', hash: 'aaa'},
    });
    expect(unknown).toEqual({path: '*', component: {path: '*', hash: undefined}});
    expect(root?.routes).toHaveLength(4);
    expect(root?.routes).toContainEqual({
      path: '/one',
      exact: true,
      sidebar: 'docs',
      component: {path: '/one', hash: 0},
    });
    expect(root?.routes).toContainEqual({
      path: '/three',
      exact: true,
      component: {path: '/three', hash: 0},
    });
    expect(root?.routes).toContainEqual({
      path: '/odd',
      exact: true,
      sidebar: 'docs',
      component: {path: '/odd', hash: 'fff'},
    });
  });

  it('load the same modules for each route', () => {
    const sources = written();
    const names = run(sources, 'routesChunkNames.js') as Record<string, Record<string, string>>;
    const registry = run(sources, 'registry.js') as Record<string, [() => string]>;
    const load = (key: string, part: string) => registry[names[key]?.[part] ?? '']?.[0]();
    expect([load('/one-0', '__comp'), load('/one-0', 'content')]).toEqual([
      '@theme/DocItem',
      '@site/1.mdx',
    ]);
    expect(load('/three-0', 'content')).toBe('@site/3.mdx');
    expect([load('/odd-fff', 'content'), load('/odd-fff', 'extra')]).toEqual([
      '@site/4.mdx',
      '@site/x',
    ]);
    expect(names['/changelog-aaa']).toEqual(chunkNames['/changelog-aaa']);
    expect(Object.keys(names)).toHaveLength(Object.keys(chunkNames).length);
  });

  it('keep every document of the global data', () => {
    const docs = (data: unknown) =>
      (data as ReturnType<typeof globalData>)[
        'docusaurus-plugin-content-docs'
      ].default.versions[0]?.docs
        .map((doc) => JSON.stringify(Object.entries(doc).sort()))
        .sort();
    expect(docs(run(written(), 'globalData.js'))).toEqual(docs(globalData()));
  });

  it('fail the build when a generated file has an unknown format', () => {
    expect(() => readRegistry('export default {"a": () => 1}')).toThrow(/registry.js .*Fix:/);
    expect(() => readRoutes('export default {}')).toThrow(/routes.js .*Fix:/);
  });
});
