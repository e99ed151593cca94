import {expect, it} from 'vitest';
import {parseHtml} from '../../../src/built-site/read';
import {findAll, isTag, ofClass} from '../../../src/built-site/tree';
import {rehypeTableLabels} from '../../../src/markdown/table-labels';

/** Labels of the cells of a table, and the number of tables that a phone stacks. */
function labelled(head: string, ...rows: string[]): {labels: unknown[]; stacked: number} {
  const body = rows.map((cells) => `<tr>${cells}</tr>`).join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  const tree = parseHtml(table);
  rehypeTableLabels()(tree);
  return {
    labels: findAll(tree, isTag('td')).map(({properties}) => properties.dataLabel),
    stacked: findAll(tree, ofClass('stacked')).length,
  };
}

it('labels of table cells are the column headers, on all cells but the first', () => {
  const rows = ['<td>a</td><td>b</td><td>c</td>', '<td>d</td><td>e</td>'];
  expect(labelled('<th>See</th><th>Cause</th><th>Do</th>', ...rows)).toEqual({
    labels: [undefined, 'Cause', 'Do', undefined, 'Cause'],
    stacked: 1,
  });
});
