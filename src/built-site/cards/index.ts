import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {cardPath} from '../../settings/addresses';
import {cachedFile, digest} from '../cache';
import type {PageSummary} from '../page';
import {cardOf, drawCard} from './card';

/** A card as a PNG file. */
export async function renderCard(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
}

/** Writes the social card of each page, drawn or cached. Returns how many. */
export async function writeCards(outDir: string, pages: readonly PageSummary[]): Promise<number> {
  // Another version of resvg may render the same card differently; the lock file names it.
  const drawnWith = digest([], ['package-lock.json']);
  const write = async (page: PageSummary) => {
    const card = drawCard(cardOf(page));
    const key = digest([card, drawnWith]);
    const file = await cachedFile('social-cards', `${key}.png`, () => renderCard(card));
    const target = path.join(outDir, cardPath(page.address));
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(file, target);
  };
  // All at once: they are drawn in threads.
  await Promise.all(pages.map(write));
  return pages.length;
}
