import {perPage} from '../check';
import {nodesOf} from '../page';

/** Each admonition has its own closing `:::`; an unclosed one swallows the text up to the next `:::` or the end of the page. */
export const admonitions = perPage({name: 'admonitions are closed', unit: 'admonitions'}, ({tree, lines}) => {
  const all = nodesOf(tree, 'containerDirective');
  const found = all.flatMap(({line, position}, index) => {
    const end = position?.end.line ?? 0;
    const outer = all.slice(0, index).find((one) => one.position?.end.line === end)?.line;
    if (outer === undefined && /^\s*:::+\s*$/.test(lines[end - 1] ?? '')) return [];
    const other = outer ? `, or the one in line ${line},` : '';
    return {
      line: outer ?? line,
      message: `an admonition${other} is not closed. Fix: end it with ":::".`,
    };
  });
  return {checked: all.length, found};
});
