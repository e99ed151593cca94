import {expect, it} from 'vitest';
import {drawCard, type Card} from '../../../src/built-site/cards/card';
import {renderCard} from '../../../src/built-site/cards';

const card: Card = {section: 'Evaluation', title: 'Create and maintain test sets', note: 'How-to'};

it.each(['section', 'title', 'note'] as const)('social cards show the %s', async (part) => {
  const changed = {...card, [part]: 'Other words'};
  const [one, other] = [await renderCard(drawCard(card)), await renderCard(drawCard(changed))];
  expect(one.equals(other)).toBe(false);
});
