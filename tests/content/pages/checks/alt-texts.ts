import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {perPage, type PageOutcome} from '../check';

/** In characters; a shorter text cannot describe a diagram. */
const minimum = 60;

/** Every image has an alternative text that describes it. */
export const altTexts = perPage(
  {name: 'images have alternative texts', unit: 'images', floor: 35},
  ({tree}) => {
    const found: PageOutcome['found'] = [];
    let checked = 0;
    visit(tree, 'image', ({alt, url, position}: Image) => {
      checked += 1;
      if ((alt ?? '').length >= minimum) return;
      found.push({
        line: position?.start.line ?? 0,
        message: `the alternative text of ${url} has ${(alt ?? '').length} characters. Fix: describe all that the image shows, in ${minimum} or more.`,
      });
    });
    return {checked, found};
  },
);
