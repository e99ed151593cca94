import path from 'node:path';
import {expect, it} from 'vitest';
import {findProblems} from '@site/src/api-reference/description/check';
import {description, writeDescription} from './description';

type Files = typeof description;

/** Replaces a text of one of the two files. */
const change =
  (file: keyof Files) =>
  (from: string | RegExp, to: string): Files => ({
    ...description,
    [file]: description[file].replace(from, to),
  });
const root = change('root');
const apps = change('apps');

/** `file:line: message Fix: …` of each problem. */
async function check(files: Files): Promise<string[]> {
  const problems = await findProblems(path.join(writeDescription(files), 'openapi/agenta.yaml'));
  return problems.map((problem) => problem.replace(/^[^:]*\//, '').replace('\n ', ''));
}

const parameter = '    parameters: [{name: q, in: query, schema: {type: string}}]\n  post:';

it.each<[string, Files]>([
  ['agenta.yaml:11: …flow… Fix: correct the YAML', root('paths:', 'paths: [')],
  ['apps.yaml:10: …$ref… Fix: correct the address after', apps('schemas/App', 'schemas/None')],
  ['apps.yaml:13: …description must be…Fix: …what the parameter', apps('  post:', parameter)],
  ['apps.yaml:6: …200 has no example…Fix: ', apps('            example: {id: a}\n', '')],
  ['apps.yaml:11: …must be string; …`x`. Fix: ', apps('{id: a}', '{id: 7, x: 1}')],
  ['agenta.yaml:14: …itself…Fix: ', root(/{type: object.*/, "{$ref: '#/components/schemas/App'}")],
  ['agenta.yaml:3: …not UTF-8…Fix: ', root('https://a.example', 'https://\ufffd.example')],
  ['agenta.yaml:14: …6789 would…Fix: ', root('type: string', 'default: 0.1234567890123456789')],
  [
    'agenta.yaml:9: …"servers" of a webhook…Fix: remove it',
    root('paths:', "webhooks: {w: {servers: [{url: 'https://a.example'}]}}\npaths:"),
  ],
  ['apps.yaml:19: …"/gone" is not in…Fix: add it', apps(/$/, '/gone:\n')],
  ['apps.yaml:2: …tags…Fix: …name one tag', apps('    tags: [Apps]\n', '')],
  ['agenta.yaml:5: …"Apps" is in 0 groups…Fix: …x-tagGroups', root('tags: [Apps]', 'tags: []')],
])('the check before generation reports %s', async (expected, files) => {
  const parts = expected.split('…').map((part) => part.replace(/[$`"[\]().]/g, '\\$&'));
  const problems = await check(files);
  expect(problems[0]).toMatch(new RegExp(`^${parts.join('[^]*')}`));
});
