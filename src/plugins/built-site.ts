import {writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Pages without search records, Markdown twin and social card. */
const unlisted = ['/search', '/404.html'];

/** Local plugin: reads the built pages once and runs the steps of src/built-site/README.md on them, one after another. */
export function builtSite({baseUrl, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'built-site',
    async postBuild({outDir, routesPaths}) {
      // Loaded here, so that only builds load the libraries of these steps.
      const [
        {readPage},
        {pageHtml, withoutBase},
        {pageRecords},
        {writeIndex},
        {writeTwins},
        {writeCards},
        {writeHeaders},
      ] = await Promise.all([
        import('../built-site/read'),
        import('../built-site/files'),
        import('../built-site/records'),
        import('../search/index/write'),
        import('../built-site/twins'),
        import('../built-site/cards'),
        import('../built-site/headers'),
      ]);
      const addresses = [...new Set(routesPaths.map((route) => withoutBase(route, baseUrl)))]
        .filter((address) => !unlisted.includes(address))
        .sort();
      const pages = addresses.map((address) => readPage(address, pageHtml(outDir, address)));
      const {records} = writeIndex(
        outDir,
        pages.map((page) => ({...page, records: pageRecords(page)})),
      );
      const twins = writeTwins(outDir, pages, siteConfig.title, {url: siteConfig.url, baseUrl});
      const cards = await writeCards(outDir, pages);
      const {refused, rejected} = await writeHeaders(outDir, baseUrl);
      // Read by tests/e2e/dropped-styles.spec.ts.
      writeFileSync(
        path.join(generatedFilesDir, 'dropped-selectors.json'),
        JSON.stringify(rejected),
      );
      logger.info(
        `${pages.length} pages read: ${records} search records, ${twins} Markdown and llms files, ${cards} social cards, ` +
          `${rejected.length} unused style rules dropped.`,
      );
      for (const attribute of refused)
        logger.warn(`The Content-Security-Policy will block a style attribute in ${attribute}`);
    },
  };
}
