import type {Entry, Reference} from '../../api-reference/description/reference';
import type {Schema} from '../../api-reference/description/types';
import {anything, array, map, model, plain, unionOf, type Field, type Shape} from '../shape';
import type {Route} from './routes';

export type Described = Route & {readonly pages: readonly string[]};

const kinds: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'form',
};

const json = (value: unknown) => JSON.stringify(value) as string | undefined;

/** A difference names pages rather than lines of the description. */
const place = {file: 'openapi/agenta.yaml', line: 1};

/** The operations of our description in `openapi/`, as routes that can be compared with the platform's. */
export class Descriptions {
  constructor(readonly reference: Reference) {}

  routes(): Described[] {
    return this.reference.entries.map((entry) => this.#route(entry));
  }

  #route({method, path, address, operation, parameters, body, responses}: Entry): Described {
    const extra = operation as unknown as Record<string, string | undefined>;
    const name = `${method.toUpperCase()} ${path}`;
    const [[kind = '', media] = []] = Object.entries(body?.content ?? {});
    const [success = '200', answer] = responses.find(([status]) => status.startsWith('2')) ?? [];
    const schema = answer?.content?.['application/json']?.schema;
    return {
      method: method.toUpperCase(),
      path,
      success,
      place,
      pages: [address],
      id: extra['x-original-operation-id'] ?? operation.operationId,
      parameters: parameters.map((one) => ({
        name: one.name,
        where: one.in,
        required: one.required ?? false,
        shape: this.#shape(one.schema ?? {}, name),
        fallback: json(one.schema?.default),
      })),
      body: media && {
        kind: kinds[kind] ?? kind,
        required: body?.required ?? false,
        shape: this.#shape(media.schema ?? {}, `${name} body`),
      },
      response: schema && this.#shape(schema, `${name} response`),
      permissions: [extra['x-permission'] ?? []].flat(),
      edition: extra['x-edition'] === 'cloud' ? 'cloud' : undefined,
    };
  }

  /** The shape of a schema. A named schema keeps its name, so that it is the same model wherever it is used. */
  #shape(schema: Schema, name: string): Shape {
    const named = schema.$ref?.split('/').at(-1);
    if (named) return this.#shape(this.reference.follow(schema), named);
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts) return unionOf(parts.map((one) => this.#shape(one, name)));
    const types = [schema.type ?? []].flat();
    const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    if (values) {
      const texts = values.filter((one) => one !== null).map(String);
      const nulls = types.filter((type) => type === 'null').map(plain);
      return unionOf([{kind: 'enum', values: texts}, ...nulls]);
    }
    const shapes = types.map((type) => this.#typed(schema, type, name));
    return types.length === 0 ? anything : unionOf(shapes);
  }

  #typed(schema: Schema, type: string, name: string): Shape {
    const {items, properties, format, additionalProperties: values} = schema;
    if (type === 'array') return array(items && this.#shape(items, `${name} item`));
    if (type === 'string' && format === 'date-time') return plain('date-time');
    if (type === 'string' && format === 'binary') return plain('file');
    if (type !== 'object') return plain(type);
    if (properties) return model(name, () => this.#fields(schema, name));
    return map(typeof values === 'object' ? this.#shape(values, `${name} value`) : anything);
  }

  #fields(schema: Schema, name: string): Field[] {
    return Object.entries(schema.properties ?? {}).map(([key, property]) => ({
      name: key,
      shape: this.#shape(property, `${name}.${key}`),
      required: schema.required?.includes(key) ?? false,
      fallback: json(property.default),
      edition: property.description?.startsWith('Cloud') ? 'cloud' : undefined,
    }));
  }
}
