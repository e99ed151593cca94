import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * docusaurus-plugin-image-zoom with a client module of its own, which loads the library on intent. The package's client module loads it on
 * every page, ignores later changes of the colour mode, and adds a style element, which the Content-Security-Policy blocks.
 */
export async function imageZoom(): Promise<Plugin> {
  const {default: plugin} = await import('docusaurus-plugin-image-zoom');
  return {
    ...plugin(),
    getClientModules: () => [path.join(__dirname, 'client-modules/image-zoom.ts')],
  };
}
