import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createConfig, getTypes, lint, unescapePointerFragment, type Plugin} from '@redocly/openapi-core';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {findProblems} from '@site/src/api-reference/description/check';
import {anyKey, exclusive, table, type Use} from '@site/src/api-reference/description/fields';
import {Reference} from '@site/src/api-reference/description/reference';
import type {Description} from '@site/src/api-reference/description/types';
import {operationIndex} from '@site/src/api-reference/operation-index';
import {descriptionHtml} from '@site/src/api-reference/pages/description';
import {OperationPage} from '@site/src/api-reference/pages/operation';
import {tagPage} from '@site/src/api-reference/pages/tag';
import {testFolder} from '../../support/folder';

type Node = Record<string, unknown>;

const text = readFileSync(path.join(__dirname, 'everything.yaml'), 'utf8');
const parsed = parse(text) as Node;
const read = () => structuredClone(parsed);
const objects = Object.entries(table) as [string, Readonly<Record<string, Use>>][];

const here = process.cwd();
beforeEach(() => process.chdir(testFolder({'openapi/agenta.yaml': text})));
afterEach(() => process.chdir(here));

/** Where each object of the description is, by the name of its type. */
async function placesOf(file: string): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  const collect: Plugin = {
    id: 'collect',
    rules: {
      oas3: {
        'collect/places': () => ({
          any: {
            enter(_: unknown, {type, location: {pointer}}) {
              places.set(type.name, [...(places.get(type.name) ?? []), pointer]);
            },
          },
        }),
      },
    },
  };
  const rules = {telemetry: 'off', rules: {'collect/places': 'error'}} as const;
  await lint({ref: path.resolve(file), config: await createConfig(rules, {plugins: [collect]})});
  return places;
}

const at = (root: unknown, pointer: string): Node =>
  pointer
    .split('/')
    .slice(1)
    .filter(Boolean)
    .map(unescapePointerFragment)
    .reduce((node, key) => (node as Node)[key], root) as Node;

function render(description: Node): string {
  const reference = new Reference(description as unknown as Description);
  const all = [...reference.entries, ...reference.webhooks];
  return [
    ...all.map((entry) => new OperationPage(entry, reference, '').render()),
    tagPage('Apps', reference, ''),
    descriptionHtml(reference),
    JSON.stringify(operationIndex(reference)),
  ].join('\n');
}

/** The same, but a page that cannot be made without a field reads it, too. */
function tryToRender(description: Node): string {
  try {
    return render(description);
  } catch {
    return '';
  }
}

it('the table has every field that OpenAPI 3.1 has, and no other', () => {
  const types = getTypes('oas3_1');
  // Redocly's own types, for extensions that we do not use, and containers, which have no fields.
  const foreign = /^X|^(Logo|EnumDescriptions)$/;
  const published = Object.entries(types).flatMap(([object, {properties}]) =>
    foreign.test(object) ? [] : Object.keys(properties).map((field) => `${object}.${field}`),
  );
  const fields = published.filter((field) => !/\.x-/.test(field));
  const known = objects.flatMap(([object, uses]) => Object.keys(uses).map((one) => `${object}.${one}`));
  // Redocly accepts these in schemas and headers, OpenAPI 3.1 does not; an unknown field is refused.
  const extra = ['id', 'summary'].map((one) => `Schema.${one}`);
  const inHeaders = ['allowEmptyValue', 'allowReserved'].map((one) => `Header.${one}`);
  const missing = fields.filter((field) => !known.includes(field));
  expect(missing.filter((field) => ![...extra, ...inHeaders].includes(field))).toEqual([]);
  expect(
    objects.map(([object]) => object).filter((object) => object !== 'Reference' && !(object in types)),
  ).toEqual([]);
});

it('the description with every field is accepted', async () => {
  expect(await findProblems('openapi/agenta.yaml')).toEqual([]);
});

it('every marked text of the description is on a page', () => {
  const pages = render(read());
  const marks = new Set(text.match(/[\w:/.@-]*\bmark[\w./@-]*[\w-]/g));
  const comment = 'mark';
  const lost = [...marks].filter((mark) => mark !== comment && !pages.includes(mark));
  expect(lost).toEqual([]);
  expect(marks.size).toBeGreaterThan(100);
});

it('pages change with every field that the table calls shown or used in samples', async () => {
  const places = await placesOf('openapi/agenta.yaml');
  const whole = render(read());
  const lost: string[] = [];
  for (const [object, uses] of objects) {
    for (const [field, use] of Object.entries(uses)) {
      if (
        (use !== 'shown' && use !== 'sampled') ||
        [anyKey, '$ref'].includes(field) ||
        object === 'Reference' ||
        object === 'TagGroup'
      )
        continue;
      const given = (places.get(object) ?? []).filter((place) => field in (at(read(), place) ?? {}));
      let isTold = false;
      for (const place of given) {
        const description = read();
        delete at(description, place)[field];
        isTold = tryToRender(description) !== whole;
        if (isTold) break;
      }
      if (given.length === 0 && exclusive[object]?.flat().includes(field)) {
        const description = read();
        at(description, places.get(object)?.[0] ?? '')[field] = 'mark-of-one';
        isTold = tryToRender(description) !== whole;
      }
      if (!isTold) lost.push(`${object}.${field}${given.length > 0 ? '' : ' is not in everything.yaml'}`);
    }
  }
  expect(lost).toEqual([]);
}, 120_000);

/** A value of the type that OpenAPI 3.1 wants. A wrong one is reported as such before it is refused. */
function valueFor(object: string, field: string): unknown {
  const type: unknown = getTypes('oas3_1')[object]?.properties[field];
  if (typeof type === 'object' && type !== null && 'items' in type) return [];
  const name = (type as {type?: string} | null | undefined)?.type;
  const values: Record<string, unknown> = {boolean: true, integer: 1, string: 'simple'};
  return name && name in values ? values[name] : field === 'style' ? 'simple' : {};
}

const problemsOf = async (description: Node): Promise<[lines: string[], problems: string[]]> => {
  const written = stringify(description);
  const file = path.join(testFolder({'openapi/agenta.yaml': written}), 'openapi/agenta.yaml');
  return [written.split('\n'), await findProblems(file)];
};

const lineOf = (lines: string[], problem: string) =>
  lines[Number(/openapi\/agenta\.yaml:(\d+): [^]*\n {2}Fix: ./.exec(problem)?.[1]) - 1];

/** A value that the first such object refuses for a field, and what the reported line contains, if not the field. */
it.each<[object: string, field: string, value: unknown, line?: string]>([
  ['Server', 'url', '/api'],
  ['Server', 'url', 'https://a.example?a=1'],
  ['Server', 'variables', {unused: {default: 'a'}}, 'unused'],
  ['ServerVariable', 'default', 'mark-asia', 'variables'],
  ['Root', 'x-tagGroups', [{name: 'mark-group', tags: ['Apps', 'None']}], 'mark-group'],
  ['Tag', 'description', 'A [variant](term:varient).'],
  ['Tag', 'description', 'As [it](/reference/api/get-itt) does.'],
  ['Operation', 'operationId', 'send_it'],
  ['Operation', 'x-permission', 'view_app'],
  ['Operation', 'x-timeout', 'long'],
  ['Operation', 'servers', []],
  ['Operation', 'security', [{OAuth: ['none']}], 'none'],
  ['Operation', 'parameters', [{name: 'accept', in: 'header', description: 'A.', schema: {}}], 'accept'],
  ['Operation', 'requestBody', {content: {'application/json': {}}}],
  ['Operation', 'responses', {404: {description: 'A.'}}, 'get'],
  ['Parameter', 'style', 'form'],
  ['Parameter', 'allowEmptyValue', true],
  ['Parameter', 'examples', {a: {value: ['a']}}],
  ['RequestBody', 'content', {}],
  ['MediaTypesMap', 'aplication/json', {}],
  ['MediaTypesMap', 'application/jsn', {}],
  ['MediaTypesMap', 'json', {}],
  ['MediaType', 'encoding', {}],
  ['Encoding', 'style', 'matrix'],
  ['Responses', '4xx', {description: 'A.'}],
  ['HeadersMap', 'content-type', {schema: {}}],
  ['Header', 'example', 7],
  ['Link', 'operationId', undefined, 'mark-link'],
  ['Link', 'operationId', 'send_itt'],
  ['Link', 'parameters', {from: 1}, 'from'],
  ['Contact', 'url', 'mark'],
  ['License', 'identifier', 'mark', 'url'],
  ['MediaType', 'encoding', {none: {explode: true}}, 'none'],
  ['Example', 'value', undefined, 'first'],
  ['Schema', 'default', 7],
  ['Schema', 'allOf', [{type: 'string'}], 'schema'],
  ['Schema', 'enum', [7, 8], '7'],
])('the check refuses %s.%s: %j', async (object, field, value, line = field) => {
  const description = read();
  const [place = ''] = (await placesOf('openapi/agenta.yaml')).get(object) ?? [];
  if (value === undefined) delete at(description, place)[field];
  else at(description, place)[field] = value;
  const [lines, problems] = await problemsOf(description);
  expect(problems.map((problem) => lineOf(lines, problem))).toContainEqual(expect.stringContaining(line));
});

it('every refused and every unknown field is reported with its line and a fix', async () => {
  const places = await placesOf('openapi/agenta.yaml');
  const planted: [object: string, field: string, fix: string][] = [];
  const description = read();
  for (const [object, uses] of objects) {
    const [place] = places.get(object) ?? [];
    if (place === undefined) continue;
    const node = at(description, place);
    node['x-unknown'] = 1;
    planted.push([object, 'x-unknown', 'correct the spelling']);
    for (const [field, use] of Object.entries(uses)) {
      if (typeof use === 'string') continue;
      node[field] = valueFor(object, field);
      planted.push([object, field, use.refused]);
    }
  }
  const [lines, problems] = await problemsOf(description);
  const lost: string[] = [];
  for (const [object, field, fix] of planted) {
    const found = problems.some(
      (problem) =>
        problem.includes(`"${field}"`) &&
        problem.includes(`Fix: ${fix}`) &&
        lineOf(lines, problem)?.includes(field),
    );
    if (!found) lost.push(`${object}.${field}`);
  }
  expect(lost).toEqual([]);
  expect(planted.length).toBeGreaterThan(objects.length);
});
