import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * docusaurus-plugin-openapi-docs as `docusaurus gen-api-docs` finds it. It has commands and nothing else, so what it needs (a converter of
 * its own, every generator of samples) is loaded with a command alone: half a second of every build and start.
 */
export function apiReference(context: LoadContext): Plugin {
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
