import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Card} from '../../../src/built-site/cards/card';
import {cardFiles, drawMissing} from '../../../src/built-site/cards/cache';
import {renderCard} from '../../../src/built-site/cards/render';

const card: Card = {section: 'Evaluation', title: 'Create and maintain test sets', note: 'How-to'};
let cache: string;

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(cache, {recursive: true}));

/** Draws cards as a build does; returns how many had to be drawn. */
function draw(...cards: Card[]): Promise<number> {
  const fileOf = cardFiles('.', cache);
  return drawMissing(cards.map((each) => ({card: each, file: fileOf(each)})));
}

describe('social cards', () => {
  it('are PNG files of 1200 × 630', async () => {
    const png = await renderCard(card, '.');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('are drawn once and then taken from the cache, by another build as well', async () => {
    expect([await draw(card, card), await draw(card)]).toEqual([1, 0]);
    const drawn = readFileSync(cardFiles('.', cache)(card));
    expect(drawn.equals(await renderCard(card, '.'))).toBe(true);
  });

  it.each(['section', 'title', 'note'] as const)(
    'are drawn anew when the %s changes',
    async (part) => {
      await draw(card);
      const changed = {...card, [part]: 'Other words'};
      expect(await draw(card, changed)).toBe(1);
      const [one, other] = readdirSync(cache).map((file) => readFileSync(path.join(cache, file)));
      expect(one && other && !one.equals(other)).toBe(true);
    },
  );
});
