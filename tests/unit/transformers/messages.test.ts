import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {remarkMessages} from '../../../src/markdown/messages';
import {parseSource} from '../../../src/markdown/source/syntax';

it('the index of messages leads from each message of a row to that row, with its cause', () => {
  const tree = parseSource('docs/a.mdx', '<MessageIndex />') as Root;
  remarkMessages()(tree);
  const tables = tree.children.filter((node): node is Table => node.type === 'table');
  const rows = tables.flatMap(({children}) =>
    children.slice(1).map(({children: [message, cause, page]}) => {
      const [link] = page?.children ?? [];
      return [toString(message), toString(cause), link?.type === 'link' ? link.url : ''];
    }),
  );
  const find = (message: string) => rows.filter(([first]) => first === message).map(([, ...rest]) => rest);
  expect(find('port is already allocated')).toContainEqual([
    'Another program uses one of the ports',
    '/self-host/host-locally#error-port-is-already-allocated',
  ]);
  // A cell that names several messages, and a text around messages.
  const [first] = find('No LLM keys OpenAI key found');
  expect(find("'NoneType' object has no attribute 'get'")).toContainEqual(first);
  expect(find('404 page not found at every address')).not.toEqual([]);
});
