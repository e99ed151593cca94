import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Local plugin: registers the commands of docusaurus-plugin-openapi-docs. Its modules take half a second to
 * load, so they are loaded in `extendCli`, which Docusaurus does not call for `build` and `start`.
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
