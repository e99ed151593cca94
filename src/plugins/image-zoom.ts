import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Local plugin: docusaurus-plugin-image-zoom with our own client module, which loads the library on intent.
 * The package's module loads it on every page, ignores later changes of the colour mode, and adds a style
 * element, which the Content-Security-Policy blocks.
 */
export async function imageZoom(): Promise<Plugin> {
  const {default: plugin} = await import('docusaurus-plugin-image-zoom');
  return {
    ...plugin(),
    getClientModules: () => [path.join(__dirname, 'client-modules/image-zoom.ts')],
  };
}
