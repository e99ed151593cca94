import {describe, expect, it} from 'vitest';
import type {Schema} from '@site/src/api-reference/description/types';
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
  if (!node)
    throw new Error(`no ${id} among ${[...eachNode(root)].map((one) => one.id).join(', ')}`);
  return node;
}

describe('a schema tree', () => {
  it('has name, type, requirement, default, values and limits of a property', () => {
    const root = build({
      type: 'object',
      required: ['size'],
      properties: {
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
          description: 'Rows per call.',
        },
        mode: {
          type: 'string',
          enum: ['fast', 'safe'],
          'x-enum-descriptions': {fast: 'Skips checks.'},
        },
        note: {type: 'object', maxProperties: 1},
      },
    });
    expect(at(root, 'body.size')).toMatchObject({
      name: 'size',
      type: 'integer',
      required: true,
      default: 10,
      limits: ['1 to 50'],
    });
    expect(at(root, 'body.mode').values).toEqual([
      {value: 'fast', meaning: 'Skips checks.'},
      {value: 'safe', meaning: undefined},
    ]);
    expect(at(root, 'body.note')).toMatchObject({
      required: false,
      limits: ['at most 1 key'],
    });
  });

  it('ends at a recursive type and links to the node that shows it', () => {
    const schemas = {
      Span: {
        type: 'object',
        properties: {id: {type: 'string'}, children: {type: 'array', items: ref('Span')}},
      },
    };
    const children = at(build(ref('Span'), schemas), 'body.children');
    expect(children.type).toBe('array of objects');
    expect(children.same).toEqual({id: 'body', typeName: 'Span'});
    expect(children.children).toEqual([]);
  });

  it('ends where two types contain each other', () => {
    const schemas = {
      Member: {type: 'object', properties: {team: ref('Team')}},
      Team: {type: 'object', properties: {lead: ref('Member'), name: {type: 'string'}}},
    };
    const root = build({type: 'object', properties: {first: ref('Member')}}, schemas);
    expect(at(root, 'body.first.team.lead').same).toEqual({id: 'body.first', typeName: 'Member'});
    expect(at(root, 'body.first.team.name').type).toBe('string');
  });

  it('ends at a type that is an array of itself', () => {
    const schemas = {Nest: {type: 'array', items: ref('Nest')}};
    expect(build(ref('Nest'), schemas).same?.typeName).toBe('Nest');
    const choice = build({oneOf: [ref('Nest'), {type: 'string'}]}, schemas);
    expect(choice.type).toMatch(/^array of .* or string$/);
  });

  it('labels alternatives by their titles or types', () => {
    const schemas = {
      Card: {type: 'object', properties: {kind: {const: 'card'}, number: {type: 'string'}}},
    };
    const root = build({oneOf: [ref('Card'), {title: 'Iban', type: 'string'}]}, schemas);
    expect(root.choices?.words).toBe('One of these');
    expect(root.choices?.options.map(({label}) => label)).toEqual(['Card', 'Iban']);
    expect(at(root, 'body.card.kind').type).toBe('always "card"');
  });

  it('describes a nullable union in words, however null is written', () => {
    const schemas = {
      Rate: {type: 'object', description: 'The type.', properties: {every: {type: 'number'}}},
    };
    const root = build(
      {
        type: 'object',
        properties: {
          a: {type: ['string', 'null']},
          b: {anyOf: [ref('Rate'), {type: 'null'}], description: 'This use of it.'},
          c: {anyOf: [{type: 'string'}, {type: 'integer'}, {type: 'null'}]},
          d: {type: 'null'},
        },
      },
      schemas,
    );
    expect(root.children.map(({type}) => type)).toEqual([
      'string or null',
      'object or null',
      'string or integer or null',
      'null',
    ]);
    expect(at(root, 'body.b')).toMatchObject({description: 'This use of it.', typeName: 'Rate'});
    expect(at(root, 'body.b.every').type).toBe('number');
    expect(at(root, 'body.c').choices).toBeUndefined();
  });

  it('describes the keys and values of a free-form object', () => {
    const root = build({
      type: 'object',
      properties: {
        any: {type: 'object'},
        strings: {type: 'object', additionalProperties: {type: 'string'}},
        objects: {additionalProperties: {type: 'object', properties: {score: {type: 'number'}}}},
        closed: {type: 'object', properties: {a: {type: 'string'}}, additionalProperties: false},
        json: {},
      },
    });
    expect(at(root, 'body.any').others).toBe('Keys are free, and so are their values.');
    expect(at(root, 'body.strings').others).toBe('Keys are free; each holds a string.');
    expect(at(root, 'body.objects').others).toBe('Keys are free; each holds an object.');
    expect(at(root, 'body.objects.any-key.score').type).toBe('number');
    expect(at(root, 'body.closed').others).toBe('No other keys are accepted.');
    expect(at(root, 'body.json').type).toBe('any JSON value');
  });

  it('gives items the id of their array, also in nested arrays', () => {
    const row = {type: 'object', properties: {cell: {type: 'string'}}};
    const root = build({
      type: 'object',
      properties: {
        matrix: {type: 'array', items: {type: 'array', items: {type: 'number'}}},
        tables: {type: 'array', items: {type: 'array', items: row}},
        files: {type: 'array', items: {type: 'string', format: 'binary'}},
        places: {type: 'array', items: {anyOf: [{type: 'string'}, {type: 'integer'}]}},
        ids: {type: 'array', items: {type: ['string', 'null'], format: 'uuid'}},
        sizes: {type: 'array', items: {type: 'integer', maximum: 9}},
        tags: {type: 'array', items: {type: 'string', enum: ['a', 'b']}},
      },
    });
    expect(at(root, 'body.matrix').type).toBe('array of arrays of numbers');
    expect(at(root, 'body.tables').type).toBe('array of arrays of objects');
    expect(at(root, 'body.files').type).toBe('array of files');
    expect(at(root, 'body.tables.cell').type).toBe('string');
    expect(at(root, 'body.places').type).toBe('array of strings or integers');
    expect(at(root, 'body.ids').type).toBe('array of strings (UUID) or null');
    expect(at(root, 'body.sizes').limits).toEqual(['each item: at most 9']);
    expect(at(root, 'body.tags').values).toHaveLength(2);
  });

  it('gives each node a unique id', () => {
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
});
