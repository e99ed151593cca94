import {writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {llmsPath} from '../settings/addresses';

/** Pages without search records, Markdown twin and social card. */
const unlisted = ['/search', '/404.html'];

/** Local plugin: reads the built pages once and runs the steps of src/built-site/README.md on them, one after another. */
export function builtSite({baseUrl, siteConfig, generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'built-site',
    // The first words of every page, for programs that read HTML: neither seen nor read aloud, since readers have the page menu. Outside of
    // what React renders, so that it costs no script.
    injectHtmlTags: () => ({
      preBodyTags: [
        `<p hidden>Every page of this site is also available as Markdown, without navigation, at its address with .md at the end. ` +
          `All pages are listed in <a href="${baseUrl}${llmsPath.slice(1)}">llms.txt</a>.</p>`,
      ],
    }),
    async postBuild({outDir, routesPaths}) {
      // Loaded here, so that only builds load the libraries of these steps.
      const [
        {readPage},
        {pageHtml, withoutBase},
        {pageRecords},
        {writeIndex},
        {writeTwins},
        {writeWellKnown},
        {writeCards},
        {writeHeaders},
      ] = await Promise.all([
        import('../built-site/read'),
        import('../built-site/files'),
        import('../built-site/records'),
        import('../search/index/write'),
        import('../built-site/twins'),
        import('../built-site/wellknown'),
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
      const origin = {url: siteConfig.url, baseUrl};
      const twins = writeTwins(outDir, pages, siteConfig.title, origin);
      const wellKnown = writeWellKnown(outDir, path.join(siteDir, 'skills'), origin);
      const cards = await writeCards(outDir, pages);
      const {refused, rejected} = await writeHeaders(outDir, baseUrl);
      // Read by tests/e2e/dropped-styles.spec.ts.
      writeFileSync(
        path.join(generatedFilesDir, 'dropped-selectors.json'),
        JSON.stringify(rejected),
      );
      logger.info(
        `${pages.length} pages read: ${records} search records, ${twins} Markdown and llms files, ${wellKnown} well-known files, ${cards} social cards, ` +
          `${rejected.length} unused style rules dropped.`,
      );
      for (const attribute of refused)
        logger.warn(`The Content-Security-Policy will block a style attribute in ${attribute}`);
    },
  };
}
