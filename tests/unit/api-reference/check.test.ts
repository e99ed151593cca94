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
const negated = '{id: {not: {type: string}}}';

it.each<[string, Files]>([
  ['agenta.yaml:11: …flow… Fix: correct the YAML', root('paths:', 'paths: [')],
  ['apps.yaml:10: …$ref… Fix: correct the address after', apps('schemas/App', 'schemas/None')],
  ['apps.yaml:11: …must be string…Fix: …example or the schema', apps('{id: a}', '{id: 7}')],
  ['apps.yaml:13: …description must be…Fix: …what the parameter', apps('  post:', parameter)],
  ['apps.yaml:6: …200 has no example…Fix: ', apps('            example: {id: a}\n', '')],
  ['agenta.yaml:14: …field "not"…Fix: …in the description', root('{id: {type: string}}', negated)],
  [
    'agenta.yaml:14: …leads back to itself…Fix: ',
    root(/{type: object.*/, "{$ref: '#/components/schemas/App'}"),
  ],
  [
    'apps.yaml:7: …no operation "list_app"; …"list_apps"…Fix: ',
    apps("'200':\n", "'200':\n        links: {a: {operationId: list_app}}\n"),
  ],
  [
    'apps.yaml:12: …/reference/api/list-app, …"list-apps"…Fix: correct the link',
    apps('Lists the apps.', 'As [it](/reference/api/list-app) does.'),
  ],
  ['agenta.yaml:3: …not UTF-8…Fix: ', root('https://a.example', 'https://\ufffd.example')],
  [
    'agenta.yaml:14: …0.1234567890123456789 would…Fix: ',
    root('type: string', 'default: 0.1234567890123456789'),
  ],
  [
    'agenta.yaml:9: …"servers" of a webhook…Fix: remove it',
    root('paths:', "webhooks: {w: {servers: [{url: 'https://a.example'}]}}\npaths:"),
  ],
  ['apps.yaml:4: …x-timeout is not a number…Fix: ', apps('    tags', '    x-timeout: long\n    tags')],
  ['apps.yaml:4: …unknown; the nearest is "tags"…Fix: ', apps('    tags', '    tagz: a\n    tags')],
  // Tags.
  ['apps.yaml:2: …tags…Fix: …name one tag', apps('    tags: [Apps]\n', '')],
  ['agenta.yaml:5: …"Apps" is in 0 groups…Fix: …x-tagGroups', root('tags: [Apps]', 'tags: []')],
  [
    'apps.yaml:4: …x-permission "view_app"…is "view_application"…Fix: …src/platform/roles.ts',
    apps('    tags', '    x-permission: view_app\n    tags'),
  ],
  [
    'apps.yaml:12: …unknown glossary term "varient"; the nearest is "variant"…Fix: …glossary.ts',
    apps('Lists the apps.', 'Lists a [variant](term:varient).'),
  ],
  [
    'apps.yaml:14: …"list_apps" and operation "list_apps"…Fix: …another operationId',
    apps('create_app', 'list_apps'),
  ],
])('the check before generation reports %s', async (expected, files) => {
  const parts = expected.split('…').map((part) => part.replace(/[$`"[\]().]/g, '\\$&'));
  const problems = await check(files);
  expect(problems[0]).toMatch(new RegExp(`^${parts.join('[^]*')}`));
});
