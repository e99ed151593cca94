import type {Root, Table} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {remarkTables} from '../../../src/markdown/tables';

const table = (...rows: string[][]): string => {
  const [head = '', ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, head.replace(/[^|]+/g, ' --- '), ...body].join('\n');
};

/** The tables of a page after the plugin, whose headings have an id if the page gives one. */
function tablesOf(markdown: string, headingId?: string): Table[] {
  const tree: Root = remark().use(remarkGfm).parse(markdown);
  const [heading] = tree.children;
  if (heading && headingId) heading.data = {hProperties: {id: headingId}};
  remarkTables()(tree);
  return tree.children.filter((node): node is Table => node.type === 'table');
}

/** Ids of the rows of a page. */
const anchored = (...page: Parameters<typeof tablesOf>): unknown[] =>
  tablesOf(...page).flatMap(({children}) => children.map(({data}) => data?.hProperties?.id));

it('labels of table cells are the column headers, on all cells but the first', () => {
  const [one] = tablesOf(table(['See', 'Cause', 'Do'], ['a', 'b', 'c'], ['d', 'e']));
  expect(one?.data?.hProperties?.className).toEqual(['stacked']);
  const rows = one?.children.slice(1).flatMap(({children}) => children) ?? [];
  expect(rows.map(({data}) => data?.hProperties?.dataLabel)).toEqual([
    undefined,
    'Cause',
    'Do',
    undefined,
    'Cause',
  ]);
});

it('a table of two columns is stacked only where long code takes most of the width', () => {
  const stacked = (code: string) =>
    tablesOf(table(['Name', 'Meaning'], [`\`${code}\``, 'x'])).map(({data}) => data?.hProperties?.className);
  expect(stacked('a'.repeat(20))).toEqual([undefined]);
  expect(stacked('a'.repeat(21))).toEqual([['stacked']]);
});

it('a row of an error table has an anchor made from its message', () => {
  const page = table(['Message', 'Cause'], ['`KeyError: ‘X’` in the log', 'a'], ['Nothing happens', 'b']);
  expect(anchored(page)).toEqual([undefined, 'error-key-error-x-in-the-log', 'error-nothing-happens']);
});

it('a table below “When it goes wrong” is an error table whatever its columns; one of another section is none', () => {
  const one = table(['What you see', 'What to do'], ['Red', 'Stop']);
  const page = `## When it goes wrong\n\n### At night\n\n${one}\n\n## Related\n\n${one}`;
  expect(anchored(page)).toEqual([undefined, 'error-red', undefined, undefined]);
});

it('a status is followed by its body, a long message is cut between words, and no two anchors are the same', () => {
  const twice = `## x\n\n${table(['See', 'Cause'], ['Red', 'a'], ['Error: red', 'b'])}`;
  expect(anchored(twice, 'error-red').slice(1)).toEqual(['error-red-2', 'error-red-3']);
  const long = 'The server refuses the request because the limit of the plan that you have is reached';
  const page = table(['Status', 'Body', 'Cause'], ['429', 'too many', 'x'], [long, 'x', 'y']);
  expect(anchored(page).slice(1)).toEqual([
    'error-429-too-many',
    'error-the-server-refuses-the-request-because-the-limit-of-the-plan',
  ]);
});
