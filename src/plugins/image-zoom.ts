import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * docusaurus-plugin-image-zoom with a client module that loads the library on intent. The package's own loads it on every page, keeps the
 * background of the colour mode at load, and has the library write a style element, which the Content-Security-Policy refuses.
 */
export async function imageZoom(): Promise<Plugin> {
  const {default: plugin} = await import('docusaurus-plugin-image-zoom');
  return {
    ...plugin(),
    getClientModules: () => [path.join(__dirname, 'client-modules/image-zoom.ts')],
  };
}
