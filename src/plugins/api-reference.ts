import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';

/**
 * docusaurus-plugin-openapi-docs as `docusaurus gen-api-docs` finds it. It has commands and nothing else, so what it needs (a converter of
 * its own, every generator of samples) is loaded with a command alone: half a second of every build and start.
 */
function openapiDocs(context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-openapi-docs',
    extendCli(cli) {
      /* eslint-disable @typescript-eslint/no-require-imports */
      const {default: plugin} = require('docusaurus-plugin-openapi-docs') as {
        default: (context: LoadContext, options: unknown) => Plugin;
      };
      const {openapiDocsOptions} =
        require('../api-reference/openapi-docs') as typeof import('../api-reference/openapi-docs');
      /* eslint-enable @typescript-eslint/no-require-imports */
      plugin(context, openapiDocsOptions()).extendCli?.(cli);
    },
  };
}

/** Puts the server that a reader has chosen into the samples of every page. */
function serverChoice(): Plugin {
  return {
    name: 'api-server-choice',
    getClientModules: () => [
      path.resolve(__dirname, '../api-reference/components/server-client.ts'),
    ],
  };
}

/** Plugins of the API reference, for docusaurus.config.ts. See README.md beside this file. */
export function apiReference(): PluginConfig[] {
  return [openapiDocs, serverChoice];
}
