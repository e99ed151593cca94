import {expect, it} from 'vitest';
import {pageHtml} from '../../../src/built-site/files';
import {parseHtml} from '../../../src/built-site/read';
import {find, findAll, isTag, shownText} from '../../../src/built-site/tree';

it('the index of messages leads from each message of a row to that row, with its cause', () => {
  const rows = findAll(parseHtml(pageHtml('build', '/reference/messages')), isTag('tr')).map((row) => ({
    texts: findAll(row, isTag('td')).map(shownText),
    link: find(row, isTag('a'))?.properties.href,
    pages: findAll(row, isTag('a')).map(shownText),
  }));
  const entries = (message: string) =>
    rows.filter(({texts: [first]}) => first === message).map(({texts: [, cause], link}) => [cause, link]);
  expect(entries('port is already allocated')).toContainEqual([
    'Another program uses one of the ports',
    '/self-host/host-locally#error-port-is-already-allocated',
  ]);
  // A cell that names several messages, and a text around messages.
  const [first] = entries('No LLM keys OpenAI key found');
  expect(entries("'NoneType' object has no attribute 'get'")).toContainEqual(first);
  expect(entries('404 page not found at every address')).not.toEqual([]);
  // What several pages explain alike has one row.
  const alike = rows.filter(({texts: [first]}) => first === 'Config file not found in ..');
  expect(alike.map(({pages}) => pages.length)).toEqual([3]);
});
