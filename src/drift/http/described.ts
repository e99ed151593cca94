import type {Entry, Reference} from '../../api-reference/description/reference';
import type {Schema} from '../../api-reference/description/types';
import type {Locator} from '../locate';
import {anything, plain, unionOf, type Field, type Shape} from '../shape';
import type {Route} from './routes';

export type Described = Route & {readonly pages: readonly string[]};

/** The description in `openapi/`, in the terms in which the platform's own routes are told. */
export function described(reference: Reference, locator: Locator): Described[] {
  const shapes = new Shapes(reference, locator);
  return reference.entries.map((entry) => routeOf(entry, shapes, locator));
}

const kinds: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'form',
};

const json = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

function routeOf(
  {method, path, address, operation, parameters, body, responses}: Entry,
  shapes: Shapes,
  locator: Locator,
): Described {
  const extra = operation as unknown as Record<string, string | undefined>;
  const at = `${method} ${path}`;
  const place = locator.key(at, path) ?? {file: 'openapi/agenta.yaml', line: 1};
  const [kind = '', media] = Object.entries(body?.content ?? {})[0] ?? [];
  const [success, answer] = responses.find(([status]) => status.startsWith('2')) ?? [
    '200',
    undefined,
  ];
  const schema = answer?.content?.['application/json']?.schema;
  const codes = responses.map(([status]) => status).filter((status) => !status.endsWith('XX'));
  return {
    method: method.toUpperCase(),
    path,
    id: extra['x-original-operation-id'] ?? operation.operationId,
    parameters: parameters.map((one) => ({
      name: one.name,
      where: one.in,
      shape: shapes.of(one.schema ?? {}, `${at} ${one.name}`),
      required: one.required ?? false,
      fallback: json(one.schema?.default),
      edition: 'all',
      place: locator.key(`${at} ${one.name}`) ?? place,
    })),
    body: media && {
      kind: kinds[kind] ?? kind,
      required: body?.required ?? false,
      shape: shapes.of(media.schema ?? {}, `${method.toUpperCase()} ${path} body`),
    },
    response: schema && shapes.of(schema, `${method.toUpperCase()} ${path} response`),
    success,
    statuses: new Map(codes.map((status) => [status, place])),
    permissions: [extra['x-permission'] ?? []].flat(),
    edition: extra['x-edition'] === 'cloud' ? 'cloud' : 'all',
    place,
    pages: [address],
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
    const types = [schema.type ?? []].flat();
    const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    if (values) {
      const shape: Shape = {kind: 'enum', values: values.filter((one) => one !== null).map(String)};
      return types.includes('null') ? unionOf([shape, plain('null')]) : shape;
    }
    return types.length === 0
      ? anything
      : unionOf(types.map((type) => this.#typed(schema, type, name)));
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
    const of = typeof values === 'object' ? this.of(values, `${name} value`) : anything;
    return of === anything ? plain('object') : {kind: 'map', of};
  }

  #fields(schema: Schema, name: string): Field[] {
    return Object.entries(schema.properties ?? {}).map(([key, property]) => ({
      name: key,
      shape: this.of(property, `${name}.${key}`),
      required: schema.required?.includes(key) ?? false,
      fallback: json(property.default),
      edition: property.description?.startsWith('Cloud') ? 'cloud' : 'all',
      place: this.locator.key(`${name}.${key}`, name),
    }));
  }
}
