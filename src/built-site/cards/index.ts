import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {globbySync} from 'globby';
import {cardPath} from '../../settings/addresses';
import {cached, digest} from '../cache';
import type {PageSummary} from '../page';
import {cardOf, drawCard} from './card';

/** Returns a function that writes a page's social card. resvg renders in threads: await all together. */
export function cardWriter(outDir: string): (page: PageSummary) => Promise<void> {
  // Everything that affects how a card looks. The lock file is included because another version of resvg may
  // render it differently.
  const files = globbySync([
    'package-lock.json',
    'static/img/wordmark-light.svg',
    'src/{built-site/cards,diagrams/draw,settings}/*.ts',
    'src/platform/release.ts',
  ]);
  const drawnWith = digest([], files.sort());
  return async (page) => {
    const card = cardOf(page);
    const name = cardPath(page.address);
    const key = digest([JSON.stringify(card), drawnWith]);
    const png = await cached(name, key, async () => {
      const image = await renderAsync(drawCard(card), {font: {loadSystemFonts: false}});
      return image.asPng().toString('base64');
    });
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, png, 'base64');
  };
}
