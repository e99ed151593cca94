import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {perPage, type PageOutcome} from '../check';

/** Shorter than this nothing says the same as a drawing. */
const minimum = 60;

/** Every picture says in words what it shows. */
export const altTexts = perPage(
  {name: 'pictures have alternative texts', unit: 'pictures', floor: 35},
  ({tree}) => {
    const found: PageOutcome['found'] = [];
    let checked = 0;
    visit(tree, 'image', ({alt, url, position}: Image) => {
      checked += 1;
      if ((alt ?? '').length >= minimum) return;
      found.push({
        line: position?.start.line ?? 0,
        message: `the alternative text of ${url} has ${(alt ?? '').length} characters. Fix: say all that the picture says, in ${minimum} or more.`,
      });
    });
    return {checked, found};
  },
);
