import {visit} from 'unist-util-visit';
import {perPage, type PageOutcome} from '../check';

/** Each admonition has a `:::` of its own; one without it takes in what follows, up to that of the next or the end of the page. */
export const admonitions = perPage(
  {name: 'admonitions are closed', unit: 'admonitions', floor: 130},
  ({tree, lines}) => {
    const found: PageOutcome['found'] = [];
    const ends = new Set<number>();
    let checked = 0;
    visit(tree, 'containerDirective', ({name, position}) => {
      checked += 1;
      const end = position?.end.line ?? 0;
      const isShared = ends.has(end);
      ends.add(end);
      if (!isShared && /^\s*:::+\s*$/.test(lines[end - 1] ?? '')) return;
      found.push({
        line: position?.start.line ?? 0,
        message: `the admonition "${name}" is not closed, or one before it. Fix: end it with ":::".`,
      });
    });
    return {checked, found};
  },
);
