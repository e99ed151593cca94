import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath} from '../settings/addresses';
import {builtPages} from '../built-site/built-pages';
import {step} from '../built-site/step';
import {cardFiles, drawMissing} from '../built-site/cards/cache';

/** Local plugin: see README.md beside this file. */
export function socialCards({outDir, baseUrl, siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild() {
      const pages = await builtPages(outDir, baseUrl);
      await step(generatedFilesDir, 'cards', async () => {
        const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
        const fileOf = cardFiles(siteDir, cacheDir);
        const drawings = pages.map(({address, card}) => ({address, card, file: fileOf(card)}));
        await drawMissing(drawings);
        for (const {address, file} of drawings) {
          const target = path.join(outDir, cardPath(address));
          mkdirSync(path.dirname(target), {recursive: true});
          copyFileSync(file, target);
        }
        return pages.length;
      });
    },
  };
}
