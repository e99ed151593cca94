import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globbySync} from 'globby';
import {readRegistry, readRoutes, writeTables} from './tables';

/** Whether a page uses the theme's doc cards, which alone read the titles of all documents. */
function showsDocCards(siteDir: string, registry: Map<string, string>): boolean {
  const sources = globbySync(['docs/**/*.mdx', 'changelog/**/*.mdx', 'src/**/*.tsx'], {
    cwd: siteDir,
    absolute: true,
  });
  return (
    [...registry.values()].includes('@theme/DocCategoryGeneratedIndexPage') ||
    sources.some((file) => readFileSync(file, 'utf8').includes('DocCard'))
  );
}

/** Writes the modules into Docusaurus' generated files. Returns aliases: module → replacement. */
function writeModules({siteDir, generatedFilesDir, baseUrl}: LoadContext): Record<string, string> {
  const dir = path.join(generatedFilesDir, 'route-rows');
  mkdirSync(dir, {recursive: true});
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const registry = readRegistry(read('registry.js'));
  const needsDocs = showsDocCards(siteDir, registry);

  const withoutDocs = (module: string): string => {
    const file = /^@generated\/(docusaurus-plugin-content-docs\/.+\.json)$/.exec(module)?.[1];
    const props = file && !needsDocs ? JSON.parse(read(file)) : undefined;
    if (!file || !props?.version?.docs) return module;
    const name = file.replaceAll('/', '-');
    const version = {...props.version, docs: {}};
    writeFileSync(path.join(dir, name), JSON.stringify({...props, version}));
    return `@generated/route-rows/${name}`;
  };

  const modules = writeTables({
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    registry: new Map([...registry].map(([name, module]) => [name, withoutDocs(module)])),
    globalData: JSON.parse(read('globalData.json')),
    baseUrl,
  });
  return Object.fromEntries(
    Object.entries(modules).map(([name, source]) => {
      const file = path.join(dir, name);
      writeFileSync(file, source);
      return [`@generated/${path.basename(name, '.js')}$`, file];
    }),
  );
}

/** Local plugin: one row per page instead of four tables, in production builds. See README.md. */
export function routeRows(context: LoadContext): Plugin {
  return {
    name: 'route-rows',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // The first alias that matches wins, and Docusaurus has one for all of @generated.
      config.resolve = {
        ...config.resolve,
        alias: {...writeModules(context), ...config.resolve?.alias},
      };
      return {};
    },
  };
}
