import {visit} from 'unist-util-visit';
import {perPage, type PageOutcome} from '../check';

/** Each admonition has a `:::` of its own; one without it takes in what follows, up to that of the next or the end of the page. */
export const admonitions = perPage(
  {name: 'admonitions are closed', unit: 'admonitions', floor: 130},
  ({tree, lines}) => {
    const found: PageOutcome['found'] = [];
    /** Line of the first admonition that ends in a line. */
    const starts = new Map<number, number>();
    let checked = 0;
    visit(tree, 'containerDirective', ({position}) => {
      checked += 1;
      const [start, end] = [position?.start.line ?? 0, position?.end.line ?? 0];
      const outer = starts.get(end);
      starts.set(end, outer ?? start);
      if (outer === undefined && /^\s*:::+\s*$/.test(lines[end - 1] ?? '')) return;
      found.push({
        line: outer ?? start,
        message: `an admonition${outer ? `, or the one in line ${start},` : ''} is not closed. Fix: end it with ":::".`,
      });
    });
    return {checked, found};
  },
);
