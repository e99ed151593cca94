import type {Element, ElementContent, Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {findAll, isTag, ofClass} from '../../../src/built-site/tree';
import {rehypeTableLabels} from '../../../src/markdown/table-labels';

const text = (value: string): ElementContent => ({type: 'text', value});

function element(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

const row = (tagName: string, cells: string[]): Element =>
  element('tr', ...cells.map((cell) => element(tagName, text(cell))));

function table(head: string[], ...rows: string[][]): Element {
  const body = element('tbody', ...rows.map((cells) => row('td', cells)));
  return element('table', element('thead', row('th', head)), body);
}

function run(...children: Root['children']): Root {
  const tree: Root = {type: 'root', children};
  const transform = rehypeTableLabels.call({} as never) as (tree: Root, file: VFile) => void;
  transform(tree, new VFile());
  return tree;
}

const labels = (tree: Root): unknown[] =>
  findAll(tree, isTag('td')).map(({properties}) => properties.dataLabel);

describe('labels of table cells', () => {
  it('are the column headers, on all cells but the first', () => {
    const tree = run(table(['See', 'Cause', 'Do'], ['a', 'b', 'c'], ['d', 'e']));
    expect(labels(tree)).toEqual([undefined, 'Cause', 'Do', undefined, 'Cause']);
    expect(findAll(tree, ofClass('stacked'))).toHaveLength(1);
  });

  it.each([
    ['are not added to tables of two columns', 'max_retries', 0],
    ['are added to those whose first column has long code', 'additional_query_parameters', 1],
  ])('%s', (_, code, count) => {
    const two = table(['Key', 'Effect'], ['a', 'b']);
    findAll({type: 'root', children: [two]}, isTag('td'))[0]?.children.unshift(
      element('code', text(code)),
    );
    const tree = run(two);
    expect(labels(tree)).toEqual([undefined, count === 1 ? 'Effect' : undefined]);
    expect(findAll(tree, ofClass('stacked'))).toHaveLength(count);
  });
});
