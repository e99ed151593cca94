import type {Entry, Reference} from '../../api-reference/description/reference';
import type {Schema} from '../../api-reference/description/types';
import {anything, array, map, object, oneOf, plain, unionOf, type Field, type Shape} from '../shape';
import {clean, type Route} from './routes';

export type Described = Omit<Route, 'place'> & {readonly page: string};

const kinds: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'form',
};

const json = (value: unknown) => JSON.stringify(value) as string | undefined;

/** The operations of our description in `openapi/`, as routes that can be compared with the platform's. */
export function described(reference: Reference): Described[] {
  /** The shape of a schema. A named schema keeps its name, so that it is the same model wherever it is used. */
  function shapeOf(schema: Schema, name: string): Shape {
    const named = schema.$ref?.split('/').at(-1);
    if (named) return shapeOf(reference.follow(schema), named);
    const types = [schema.type ?? []].flat();
    const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    if (values) {
      const texts = values.filter((one) => one !== null).map(String);
      return unionOf([oneOf(texts), ...types.filter((type) => type === 'null').map(plain)]);
    }
    const parts = schema.anyOf ?? schema.oneOf;
    const shapes = parts
      ? parts.map((one) => shapeOf(one, name))
      : types.map((type) => typed(schema, type, name));
    return shapes.length === 0 ? anything : unionOf(shapes);
  }

  function typed(schema: Schema, type: string, name: string): Shape {
    const {items, properties, format = '', additionalProperties: values} = schema;
    if (type === 'array') return array(items && shapeOf(items, `${name} item`));
    if (type === 'string') return plain({'date-time': format, binary: 'file'}[format] ?? type);
    if (type !== 'object') return plain(type);
    if (properties) return object({name, fields: () => fieldsOf(schema, name)});
    return map(typeof values === 'object' ? shapeOf(values, `${name} value`) : anything);
  }

  const fieldsOf = ({properties = {}, required = []}: Schema, name: string): Field[] =>
    Object.entries(properties).map(([key, property]) => ({
      name: key,
      shape: shapeOf(property, `${name}.${key}`),
      required: required.includes(key),
      fallback: json(property.default),
      edition: property.description?.startsWith('Cloud') ? 'cloud' : undefined,
    }));

  function route({method, path, address, operation, parameters, body, responses}: Entry): Described {
    const extra = operation as unknown as Record<string, string | undefined>;
    const name = clean(`${method.toUpperCase()} ${path}`);
    const [[kind = '', media] = []] = Object.entries(body?.content ?? {});
    const [success = '200', answer] = responses.find(([status]) => status.startsWith('2')) ?? [];
    const schema = answer?.content?.['application/json']?.schema;
    return {
      name,
      success,
      page: address,
      id: extra['x-original-operation-id'] ?? operation.operationId,
      parameters: parameters.map(({name: own, in: where, required = false, schema = {}}) => ({
        ...{name: own, where, required},
        shape: shapeOf(schema, name),
        fallback: json(schema.default),
      })),
      body: media && {
        kind: kinds[kind] ?? kind,
        required: body?.required ?? false,
        shape: shapeOf(media.schema ?? {}, `${name} body`),
      },
      response: schema && shapeOf(schema, `${name} response`),
      permissions: [extra['x-permission'] ?? []].flat(),
      edition: extra['x-edition'] === 'cloud' ? 'cloud' : 'all',
    };
  }

  return reference.entries.map(route);
}
