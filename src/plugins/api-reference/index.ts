import path from 'node:path';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import {openapiDocsOptions} from './openapi-docs';

/** Puts the server that a reader has chosen into the samples of every page. */
function serverChoice(): Plugin {
  return {
    name: 'api-server-choice',
    getClientModules: () => [path.resolve(__dirname, '../../components/api/server-client.ts')],
  };
}

/** Plugins of the API reference, for docusaurus.config.ts. See README.md beside this file. */
export function apiReference(): PluginConfig[] {
  return [['docusaurus-plugin-openapi-docs', openapiDocsOptions()], serverChoice];
}
