import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {beforeAll, expect, it} from 'vitest';
import {remarkMessages} from '../../../src/markdown/messages';
import {parseSource} from '../../../src/markdown/source/syntax';

let rows: {message: string; cause: string; url: string}[];

beforeAll(() => {
  const tree = parseSource('docs/a.mdx', '<MessageIndex />') as Root;
  remarkMessages()(tree);
  const tables = tree.children.filter((node): node is Table => node.type === 'table');
  rows = tables.flatMap(({children}) =>
    children.slice(1).map(({children: [message, cause, page]}) => {
      const link = page?.children[0];
      return {
        message: toString(message),
        cause: toString(cause),
        url: link?.type === 'link' ? link.url : '',
      };
    }),
  );
  // It reads every page.
}, 60_000);

const find = (message: string) => rows.filter((row) => row.message === message);

it('the index of messages leads from a row of a page to that row, with its cause', () => {
  expect(find('port is already allocated')).toContainEqual({
    message: 'port is already allocated',
    cause: 'Another program uses one of the ports',
    url: '/self-host/host-locally#error-port-is-already-allocated',
  });
});

it('the index of messages lists each message of a cell that names several, and shows a text around messages whole', () => {
  const [first] = find('No LLM keys OpenAI key found');
  expect(find("'NoneType' object has no attribute 'get'")).toContainEqual({
    ...first,
    message: "'NoneType' object has no attribute 'get'",
  });
  expect(find('404 page not found at every address').length).toBeGreaterThan(0);
});
