import {expect, it} from 'vitest';
import type {Schema} from '@site/src/api-reference/description/types';
import type {About} from '@site/src/api-reference/schema/open';
import {eachNode, type SchemaNode} from '@site/src/api-reference/schema/node';
import {SchemaTree} from '@site/src/api-reference/schema/tree';

function build(schema: Schema, schemas: Record<string, Schema> = {}): SchemaNode {
  const tree = new SchemaTree((ref) => {
    const found = schemas[ref.replace('#/components/schemas/', '')];
    if (!found) throw new Error(`no schema ${ref}`);
    return found;
  });
  return tree.build(schema, 'body');
}

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

function at(root: SchemaNode, id: string): SchemaNode {
  const node = [...eachNode(root)].find((candidate) => candidate.id === id);
  if (!node) throw new Error(`no ${id} among ${[...eachNode(root)].map((one) => one.id).join(', ')}`);
  return node;
}

const row: Schema = {type: 'object', properties: {cell: {type: 'string'}}};
const rate: Schema = {
  type: 'object',
  description: 'The type.',
  properties: {every: {type: 'number'}},
};
it.each<[Schema, Partial<SchemaNode>]>([
  [
    {type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'Rows per call.'},
    {
      name: 'it',
      type: 'integer',
      limits: ['1 to 50'],
      about: expect.objectContaining({defaults: [10], description: 'Rows per call.'}) as About,
    },
  ],
  [
    {type: 'string', enum: ['fast', 'safe'], 'x-enum-descriptions': {fast: 'Skips checks.'}},
    {
      values: [
        {value: 'fast', meaning: 'Skips checks.'},
        {value: 'safe', meaning: undefined},
      ],
    },
  ],
  [{type: 'object', maxProperties: 1}, {limits: ['at most 1 key']}],
  // Null, however it is written.
  [{type: ['string', 'null']}, {type: 'string or null'}],
  [
    {anyOf: [ref('Rate'), {type: 'null'}], description: 'This use of it.'},
    {
      type: 'object or null',
      about: expect.objectContaining({description: 'This use of it.'}) as About,
      typeName: 'Rate',
    },
  ],
  [
    {anyOf: [{type: 'string'}, {type: 'integer'}, {type: 'null'}]},
    {type: 'string or integer or null', choices: []},
  ],
  // Keys and values of a free-form object.
  [{type: 'object'}, {others: 'Keys are free, and so are their values.'}],
  [{type: 'object', additionalProperties: {type: 'string'}}, {others: 'Keys are free; each holds a string.'}],
  [{...row, additionalProperties: false}, {others: 'No other keys are accepted.'}],
  [{}, {type: 'any JSON value'}],
  // Arrays, also of arrays.
  [{type: 'array', items: {type: 'array', items: {type: 'number'}}}, {type: 'array of arrays of numbers'}],
  [
    {type: 'array', items: {anyOf: [{type: 'string'}, {type: 'integer'}]}},
    {type: 'array of strings or integers'},
  ],
  [
    {type: 'array', items: {type: ['string', 'null'], format: 'uuid'}},
    {type: 'array of strings (UUID) or null'},
  ],
  [{type: 'array', items: {type: 'integer', maximum: 9}}, {limits: ['each item: at most 9']}],
  [{type: 'array', items: {type: 'string', enum: ['a']}}, {values: [{value: 'a', meaning: undefined}]}],
])('a schema tree describes %j', (schema, expected) => {
  const root = build({type: 'object', properties: {it: schema}}, {Rate: rate});
  expect(at(root, 'body.it')).toMatchObject(expected);
});

it.each<[string, Schema]>([
  ['every', {anyOf: [ref('Rate'), {type: 'null'}]}],
  ['any-key.cell', {additionalProperties: row}],
  ['cell', {type: 'array', items: {type: 'array', items: row}}],
])('a schema tree gives a nested property the id %s: %j', (id, schema) => {
  const root = build({type: 'object', properties: {it: schema}}, {Rate: rate});
  expect(at(root, `body.it.${id}`).type).toMatch(/number|string/);
});

it('a schema tree ends where two types contain each other', () => {
  const schemas = {
    Member: {type: 'object', properties: {team: ref('Team')}},
    Team: {type: 'object', properties: {lead: ref('Member'), name: {type: 'string'}}},
  };
  const root = build({type: 'object', properties: {first: ref('Member')}}, schemas);
  expect(at(root, 'body.first.team.lead').same).toEqual([{id: 'body.first', typeName: 'Member'}]);
  expect(at(root, 'body.first.team.name').type).toBe('string');
});

it('a schema tree ends at a type that is an array of itself', () => {
  const schemas = {Nest: {type: 'array', items: ref('Nest')}};
  expect(build(ref('Nest'), schemas).same[0]?.typeName).toBe('Nest');
  const choice = build({oneOf: [ref('Nest'), {type: 'string'}]}, schemas);
  expect(choice.type).toMatch(/^array of .* or string$/);
});

it('a schema tree labels alternatives by their titles or types', () => {
  const schemas = {
    Card: {type: 'object', properties: {kind: {const: 'card'}, number: {type: 'string'}}},
  };
  const root = build({oneOf: [ref('Card'), {title: 'Iban', type: 'string'}]}, schemas);
  expect(root.choices[0]?.words).toBe('One of these');
  expect(root.choices[0]?.options.map(({label}) => label)).toEqual(['Card', 'Iban']);
  expect(at(root, 'body.card.kind').type).toBe('always "card"');
});

it('a schema tree gives each node a unique id', () => {
  const root = build({
    oneOf: [
      {title: 'A b', type: 'object', properties: {x: {type: 'string'}}},
      {title: 'a-b', type: 'object', properties: {x: {type: 'string'}}},
    ],
  });
  const ids = [...eachNode(root)].map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('body.a-b.x');
  expect(ids).toContain('body.a-b-2.x');
});
