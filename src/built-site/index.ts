import {writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import {globbySync} from 'globby';
import {twinPath} from '../settings/addresses';
import {newestPages} from '../settings/releases';
import {writeIndex} from '../search/index/write';
import {cached, digest} from './cache';
import {referencesIn} from './checks/references';
import type {LinkedPage} from './checks/site';
import {cardWriter} from './cards';
import {pageHtml, withoutBase} from './files';
import {writeHeaders} from './headers';
import {findAll, idsIn} from './tree';
import {addPhrases} from './phrases';
import {readPage} from './read';
import {pageRecords} from './records';
import {checkRedirects, writeRedirects} from './redirects';
import {writeTwins} from './twins';
import {toMarkdown} from './twins/to-markdown';
import {writeWellKnown} from './wellknown';

/** Pages without search records, Markdown twin and social card. */
const unlisted = ['/search', '/404.html'];

/** What the steps need from a page. Keeping all HTML trees would cost seconds of garbage collection. */
function readParts(address: string, html: string, home: string) {
  const page = readPage(address, html);
  const {content, document, ...summary} = page;
  return {
    ...summary,
    records: pageRecords(page),
    markdown: toMarkdown(page, home),
    ids: idsIn(document),
    // The bundler's own addresses are not part of the key below, and only `npm run check:links` looks at them.
    references: referencesIn(
      findAll(document, () => true),
      address,
      home,
    ).filter(({pathname}) => !pathname?.startsWith('/assets/')),
  };
}

/** Returns a function that reads a page, from the cache if it is unchanged: a third of a build's time. */
function pageReader(outDir: string, home: string) {
  const readWith = digest(
    [home, ...(newestPages ?? [])],
    globbySync(['src/{built-site,settings}/**/*.ts', 'package-lock.json']).sort(),
  );
  return (address: string) => {
    const html = pageHtml(outDir, address);
    // The names of the site's scripts and style sheets, which every page contains, change with any page.
    const key = digest([readWith, html.replace(/\/assets\/(js|css)\/[^"]*/g, '')]);
    return cached(twinPath(address), key, () => readParts(address, html, home));
  };
}

/** Runs the steps that README.md lists on the built pages, and returns their links and ids. */
export async function runSteps(
  {baseUrl, siteConfig, generatedFilesDir, siteDir}: LoadContext,
  {outDir, routesPaths}: Pick<Props, 'outDir' | 'routesPaths'>,
): Promise<LinkedPage[]> {
  const addresses = [...new Set(routesPaths.map((route) => withoutBase(route, baseUrl)))]
    .filter((address) => !unlisted.includes(address))
    .sort();
  checkRedirects(outDir);
  const home = siteConfig.url + baseUrl;
  const pages = [];
  const cards = [];
  const read = pageReader(outDir, home);
  const writeCard = cardWriter(outDir);
  for (const address of addresses) {
    const page = await read(address);
    pages.push(page);
    // Other threads render it while this one reads the next page.
    cards.push(writeCard(page));
  }
  addPhrases(pages);
  const records = writeIndex(outDir, pages);
  const twins = writeTwins(outDir, pages, siteConfig.title, home);
  const wellKnown = writeWellKnown(outDir, path.join(siteDir, 'skills'), home);
  await Promise.all(cards);
  const {blockedStyles, droppedSelectors} = await writeHeaders(outDir, baseUrl);
  writeRedirects(outDir, baseUrl);
  // Read by tests/e2e/templates.spec.ts.
  const droppedFile = path.join(generatedFilesDir, 'dropped-selectors.json');
  writeFileSync(droppedFile, JSON.stringify(droppedSelectors));
  logger.info(
    `${pages.length} pages read: ${records} search records, ${twins} Markdown and llms files, ${wellKnown} well-known files, ${cards.length} social cards, ` +
      `${droppedSelectors.length} unused style rules dropped.`,
  );
  for (const attribute of blockedStyles)
    logger.warn(`The Content-Security-Policy will block a style attribute in ${attribute}`);
  return pages;
}
