import {describe, expect, it} from 'vitest';
import {drawCard, type Card} from '../../../src/built-site/cards/card';
import {renderCard} from '../../../src/built-site/cards';

const card: Card = {section: 'Evaluation', title: 'Create and maintain test sets', note: 'How-to'};

describe('social cards', () => {
  it('are PNG files of 1200 × 630', async () => {
    const png = await renderCard(drawCard(card));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each(['section', 'title', 'note'] as const)('show the %s', async (part) => {
    const changed = {...card, [part]: 'Other words'};
    const [one, other] = [await renderCard(drawCard(card)), await renderCard(drawCard(changed))];
    expect(one.equals(other)).toBe(false);
  });
});
