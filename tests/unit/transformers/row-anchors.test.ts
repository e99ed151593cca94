import {expect, it} from 'vitest';
import {parseHtml} from '../../../src/built-site/read';
import {findAll, isTag} from '../../../src/built-site/tree';
import {rehypeRowAnchors} from '../../../src/markdown/row-anchors';

const table = (head: string, ...rows: string[]) =>
  `<table><thead><tr>${head}</tr></thead><tbody><tr>${rows.join('</tr><tr>')}</tr></tbody></table>`;
const plain = table('<th>What you see</th>', '<td>Red</td>');
const long = 'The server refuses the request because the limit of the plan that you have is reached';

it.each([
  [
    'its message',
    table('<th>Cause</th>', '<td>KeyError: ‘X’ in the log</td>'),
    ['error-key-error-x-in-the-log'],
  ],
  ['its status and body', table('<th>Cause</th>', '<td>429</td><td>too many</td>'), ['error-429-too-many']],
  [
    'the words that fit',
    table('<th>Cause</th>', `<td>${long}</td>`),
    ['error-the-server-refuses-the-request-because-the-limit-of-the-plan'],
  ],
  ['the section', `<h2>When it goes wrong</h2><h3>At night</h3>${plain}`, ['error-red']],
  ['nothing in another section', `<h2>Errors</h2><h2>Related</h2>${plain}`, [undefined]],
  [
    'a number, if it is taken',
    `<h2 id="error-red">Errors</h2>${plain}${plain}`,
    ['error-red-2', 'error-red-3'],
  ],
])('the anchor of a row of an error table is made from %s', (_, html, ids) => {
  const tree = parseHtml(html);
  rehypeRowAnchors()(tree);
  const rows = findAll(tree, isTag('tbody')).flatMap((body) => findAll(body, isTag('tr')));
  expect(rows.map(({properties}) => properties.id)).toEqual(ids);
});
