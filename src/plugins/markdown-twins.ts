import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {twinPath} from '../settings/addresses';
import {builtPages} from '../built-site/built-pages';
import {step} from '../built-site/step';
import type {TextFile} from '../built-site/twins/llms';

function write(outDir: string, {path: file, text}: TextFile): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/** Local plugin: see README.md beside this file. */
export function markdownTwins({
  outDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild() {
      const {llmsFiles} = await import('../built-site/twins/llms');
      const {readingOrder} = await import('../built-site/twins/reading-order');
      const origin = {url: siteConfig.url, baseUrl};
      const pages = readingOrder(await builtPages(outDir, baseUrl), baseUrl);
      await step(generatedFilesDir, 'twins', () => {
        const twins = pages.map((page) => ({page, markdown: page.markdown}));
        for (const {page, markdown} of twins) {
          write(outDir, {path: twinPath(page.address), text: markdown});
        }
        for (const file of llmsFiles(twins, siteConfig.title, origin)) write(outDir, file);
        return twins.length;
      });
    },
  };
}
