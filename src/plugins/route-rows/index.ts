import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRegistry, readRoutes, writeTables} from './tables';

/** Writes the modules beside Docusaurus' generated ones and returns what to load instead of what. */
function writeModules({generatedFilesDir, baseUrl}: LoadContext): Record<string, string> {
  const dir = path.join(generatedFilesDir, 'route-rows');
  mkdirSync(dir, {recursive: true});
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const modules = writeTables({
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    registry: readRegistry(read('registry.js')),
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

/** Local plugin: one row per page instead of four tables, in production builds. See README.md beside this file. */
export function routeRows(context: LoadContext): Plugin {
  return {
    name: 'route-rows',
    configureWebpack(config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> {
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
