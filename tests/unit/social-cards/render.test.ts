import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Card} from '../../../src/plugins/social-cards/card';
import {cardRenderer} from '../../../src/plugins/social-cards/render';

const card: Card = {section: 'Evaluation', title: 'Create and maintain test sets', note: 'How-to'};
let cache: string;

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(cache, {recursive: true}));

describe('social cards', () => {
  it('are PNG files of 1200 × 630', async () => {
    const png = await cardRenderer('.', cache).render(card);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('are drawn once and then taken from the cache, by another build as well', async () => {
    const first = cardRenderer('.', cache);
    const png = await first.render(card);
    const second = cardRenderer('.', cache);
    expect((await second.render(card)).equals(png)).toBe(true);
    expect([first.drawn(), second.drawn()]).toEqual([1, 0]);
  });

  it.each(['section', 'title', 'note'] as const)(
    'are drawn anew when the %s changes',
    async (part) => {
      const {render, drawn} = cardRenderer('.', cache);
      const before = await render(card);
      const after = await render({...card, [part]: 'Other words'});
      expect(after.equals(before)).toBe(false);
      expect(drawn()).toBe(2);
      expect(readdirSync(cache)).toHaveLength(2);
    },
  );
});
