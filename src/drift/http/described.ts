import type {Entry, Reference} from '../../api-reference/description/reference';
import type {Schema} from '../../api-reference/description/types';
import type {Locator} from '../locate';
import {anything, plain, unionOf, type Field, type Shape} from '../shape';
import type {Place} from '../types';
import type {Route} from './routes';

export interface Described {
  readonly route: Route;
  readonly pages: readonly string[];
}

/** The description in `openapi/`, in the terms in which the platform's own routes are told. */
export function described(reference: Reference, locator: Locator): Described[] {
  const shapes = new Shapes(reference, locator);
  return reference.entries.map((entry) => ({
    route: routeOf(entry, shapes, locator),
    pages: [entry.address],
  }));
}

const kinds: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'form',
};

function routeOf(entry: Entry, shapes: Shapes, locator: Locator): Route {
  const {method, path, operation, body, responses} = entry;
  const extra = operation as unknown as Record<string, string | undefined>;
  const at = `${method} ${path}`;
  const place = locator.key(at, path) ?? {file: 'openapi/agenta.yaml', line: 1};
  const media = body && Object.entries(body.content)[0];
  const [success, answer] = responses.find(([status]) => status.startsWith('2')) ?? [
    '200',
    undefined,
  ];
  const answerSchema = answer?.content?.['application/json']?.schema;
  const names = new Map<string, Place>(responses.map(([status]) => [status, place]));
  return {
    method: method.toUpperCase(),
    path,
    id: extra['x-original-operation-id'] ?? operation.operationId,
    parameters: entry.parameters.map((one) => ({
      name: one.name,
      where: one.in,
      shape: shapes.of(one.schema ?? {}, `${at} ${one.name}`),
      required: one.required ?? false,
      fallback: one.schema?.default === undefined ? undefined : JSON.stringify(one.schema.default),
      edition: 'all',
      place: locator.key(`${at} ${one.name}`) ?? place,
    })),
    body: media && {
      kind: kinds[media[0]] ?? media[0],
      required: body.required ?? false,
      shape: shapes.of(media[1].schema ?? {}, `${at} body`),
    },
    response: answerSchema && shapes.of(answerSchema, `${at} response`),
    success,
    statuses: new Map([...names].filter(([status]) => !status.endsWith('XX'))),
    permissions: extra['x-permission'] ? [extra['x-permission']] : [],
    edition: extra['x-edition'] === 'cloud' ? 'cloud' : 'all',
    place,
  };
}

/** Shapes of schemas; a named schema is one model wherever it is used. */
class Shapes {
  constructor(
    readonly reference: Reference,
    readonly locator: Locator,
  ) {}

  of(schema: Schema, name: string): Shape {
    if (schema.$ref)
      return this.of(this.reference.follow(schema), schema.$ref.split('/').at(-1) ?? name);
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts) return unionOf(parts.map((one) => this.of(one, name)));
    if (schema.enum)
      return this.#nullable(schema, {
        kind: 'enum',
        values: schema.enum.filter((one) => one !== null).map(String),
      });
    if (schema.const !== undefined) return {kind: 'enum', values: [String(schema.const)]};
    const types = schema.type === undefined ? [] : [schema.type].flat();
    if (types.length === 0) return anything;
    return unionOf(types.map((type) => this.#typed(schema, type, name)));
  }

  #nullable(schema: Schema, shape: Shape): Shape {
    return [schema.type].flat().includes('null') ? unionOf([shape, plain('null')]) : shape;
  }

  #typed(schema: Schema, type: string, name: string): Shape {
    if (type === 'array')
      return {kind: 'array', of: schema.items ? this.of(schema.items, `${name} item`) : anything};
    if (type === 'string' && schema.format === 'date-time') return plain('date-time');
    if (type === 'string' && (schema.format === 'binary' || schema.contentMediaType))
      return plain('file');
    if (type !== 'object') return plain(type);
    if (schema.properties) {
      const fields = (): Field[] => this.#fields(schema, name);
      return {kind: 'model', model: {name, fields, place: this.locator.key(name)}};
    }
    const values = schema.additionalProperties;
    if (typeof values !== 'object') return plain('object');
    const of = this.of(values, `${name} value`);
    return of === anything ? plain('object') : {kind: 'map', of};
  }

  #fields(schema: Schema, name: string): Field[] {
    return Object.entries(schema.properties ?? {}).map(([key, property]) => {
      const target = this.reference.follow(property);
      return {
        name: key,
        shape: this.of(property, `${name}.${key}`),
        required: schema.required?.includes(key) ?? false,
        fallback: property.default === undefined ? undefined : JSON.stringify(property.default),
        edition: (property.description ?? target.description ?? '').startsWith('Cloud')
          ? 'cloud'
          : 'all',
        place: this.locator.key(`${name}.${key}`, name),
      };
    });
  }
}
