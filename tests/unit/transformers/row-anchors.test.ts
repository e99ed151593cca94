import {expect, it} from 'vitest';
import {parseHtml} from '../../../src/built-site/read';
import {findAll, isTag} from '../../../src/built-site/tree';
import {rehypeRowAnchors} from '../../../src/markdown/row-anchors';

/** Ids of the rows of a page. */
function anchored(html: string): unknown[] {
  const tree = parseHtml(html);
  rehypeRowAnchors()(tree);
  return findAll(tree, isTag('tr')).map(({properties}) => properties.id);
}

const table = (head: string[], ...rows: string[][]): string => {
  const line = (tag: string, cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => line('td', cells)).join('');
  return `<table><thead>${line('th', head)}</thead><tbody>${body}</tbody></table>`;
};

it('a row of an error table has an anchor made from its message', () => {
  const rows = [
    ['<code>KeyError: ‘X’</code> in the log', 'a'],
    ['Nothing happens', 'b'],
  ];
  expect(anchored(table(['Message', 'Cause'], ...rows))).toEqual([
    undefined,
    'error-key-error-x-in-the-log',
    'error-nothing-happens',
  ]);
});

it('a table below “When it goes wrong” is an error table whatever its columns; one of another section is none', () => {
  const one = table(['What you see', 'What to do'], ['Red', 'Stop']);
  const html = `<h2>When it goes wrong</h2><h3>At night</h3>${one}<h2>Related</h2>${one}`;
  expect(anchored(html)).toEqual([undefined, 'error-red', undefined, undefined]);
});

it('two equal messages, and an id that the page already has, make different anchors', () => {
  const html = `<h2 id="error-red">x</h2>${table(['See', 'Cause'], ['Red', 'a'], ['Error: red', 'b'])}`;
  expect(anchored(html).slice(1)).toEqual(['error-red-2', 'error-red-3']);
});

it('a status is followed by its body, and a long message is cut between words', () => {
  const long = 'The server refuses the request because the limit of the plan that you have is reached';
  const rows = [
    ['429', 'too many'],
    [long, 'x'],
  ];
  expect(anchored(table(['Status', 'Body', 'Cause'], ...rows)).slice(1)).toEqual([
    'error-429-too-many',
    'error-the-server-refuses-the-request-because-the-limit-of-the-plan',
  ]);
});
