import {writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import {writeIndex} from '../search/index/write';
import {writeCards} from './cards';
import {pageHtml, withoutBase} from './files';
import {writeHeaders} from './headers';
import {readPage} from './read';
import {pageRecords} from './records';
import {writeTwins} from './twins';
import {writeWellKnown} from './wellknown';

/** Pages without search records, Markdown twin and social card. */
const unlisted = ['/search', '/404.html'];

/** Reads the built pages once and runs the steps of README.md on them, one after another. */
export async function runSteps(
  {baseUrl, siteConfig, generatedFilesDir, siteDir}: LoadContext,
  {outDir, routesPaths}: Pick<Props, 'outDir' | 'routesPaths'>,
): Promise<void> {
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
  writeFileSync(path.join(generatedFilesDir, 'dropped-selectors.json'), JSON.stringify(rejected));
  logger.info(
    `${pages.length} pages read: ${records} search records, ${twins} Markdown and llms files, ${wellKnown} well-known files, ${cards} social cards, ` +
      `${rejected.length} unused style rules dropped.`,
  );
  for (const attribute of refused)
    logger.warn(`The Content-Security-Policy will block a style attribute in ${attribute}`);
}
