import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {checkEach, type Check} from '../../../src/built-site/checks/check';
import type {Page} from '../../../src/built-site/page';

/** In words; a shorter page could be part of another one. */
const minimum = 350;

/** Lists of pages, operations or releases. */
const landingPages: readonly string[] = [
  '/guides',
  '/reference',
  '/reference/api/category',
  '/self-host',
  '/changelog',
];

/** Number of words without code blocks. */
function wordCount(content: Element): number {
  let count = 0;
  visit(content, (node) => {
    if (node.type === 'element' && node.tagName === 'pre') return SKIP;
    if (node.type === 'text') count += node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
    return undefined;
  });
  return count;
}

/** Hand-written pages are worth a page of their own. */
export const enoughWords: Check<readonly Page[]> = {
  name: 'pages have enough words of their own',
  unit: 'pages',
  run: (pages) =>
    checkEach(
      pages.filter(
        ({type, address}) => type !== 'other' && type !== 'api' && !landingPages.includes(address),
      ),
      ({address}) => address,
      ({content}) => {
        const count = wordCount(content);
        const message = `has ${count} words of its own. Fix: say more (${minimum} or more), or merge it with another page.`;
        return {checked: 1, found: count < minimum ? [{message}] : []};
      },
    ),
};
