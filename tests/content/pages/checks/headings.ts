import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {perPage, type PageOutcome} from '../check';
import {headingText} from '../page';

/** The title is the h1; other headings start at level 2 and skip no level. */
export const headingLevels = perPage(
  {name: 'headings start at ## and skip no level', unit: 'headings', floor: 600},
  ({tree}) => {
    const found: PageOutcome['found'] = [];
    let checked = 0;
    let above = 1;
    visit(tree, 'heading', (heading: Heading) => {
      checked += 1;
      const line = heading.position?.start.line ?? 0;
      const text = headingText(heading);
      if (heading.depth === 1)
        found.push({
          line,
          message: `"# ${text}" is a second h1. Fix: the title of the front matter is the h1; use "##".`,
        });
      else if (heading.depth > above + 1) {
        found.push({
          line,
          message: `"${text}" is at level ${heading.depth} below level ${above}. Fix: use ${'#'.repeat(above + 1)}.`,
        });
      }
      above = heading.depth;
    });
    return {checked, found};
  },
);
