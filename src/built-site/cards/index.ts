import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {cardPath} from '../../settings/addresses';
import {cachedFile, digest} from '../cache';
import type {Page} from '../page';
import {cardOf, drawCard} from './card';
import {faces} from './faces';
import {renderCard} from './render';

/** Draws the social card of each page, or takes it from the cache. Returns how many there are. */
export async function writeCards(outDir: string, pages: readonly Page[]): Promise<number> {
  // A newer satori or resvg may draw another picture.
  const drawnWith = digest([], ['package-lock.json', ...faces.map(({file}) => file)]);
  for (const page of pages) {
    const card = drawCard(cardOf(page));
    const key = digest([JSON.stringify(card), drawnWith]);
    const file = await cachedFile('social-cards', `${key}.png`, () => renderCard(card));
    const target = path.join(outDir, cardPath(page.address));
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(file, target);
  }
  return pages.length;
}
