import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import {nearestName} from '../../settings/nearest-name';
import {takesJson} from './media';

/** The fields of a schema that the rules read. */
interface Given {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  default?: unknown;
  properties?: object;
  allOf?: Given[];
  anyOf?: Given[];
  oneOf?: Given[];
}

type Check = (node: object, context: UserContext) => void;
type Visit = {leave: Check; skip?: (node: {schema?: unknown}, key: string | number) => boolean};
type Rules = Readonly<Record<string, (options: object) => unknown>>;

/**
 * The linter's own checks of examples, for what they leave out: defaults, values beside the `$ref` of a schema, and headers; but not for
 * bodies that are no JSON, whose examples are texts whatever their schema says. `redocly` is the plugin with the linter's rules.
 */
export const validValues =
  (redocly?: Plugin): Oas3Rule =>
  () => {
    const builtIn = redocly?.rules?.oas3 as unknown as Rules;
    const visitor = <One = Visit>(rule: string) => builtIn[rule]?.({}) as Record<string, One>;
    const ofMedia = Object.entries(visitor<{MediaType: Visit}>('no-invalid-media-type-examples')).map(
      ([parent, {MediaType: check}]) => {
        const skip: Visit['skip'] = (media, type) => !media.schema || !takesJson(String(type));
        return [parent, {MediaType: {...check, skip}}];
      },
    );
    const checkSchema = visitor('no-invalid-schema-examples').Schema?.leave;
    const checkDefault = (schema: Given, context: UserContext) => {
      if (typeof schema !== 'object' || schema.default === undefined) return;
      const {location} = context;
      const child = (key: string) => location.child(key === 'example' ? 'default' : key);
      checkSchema?.(
        {...schema, example: schema.default, examples: undefined},
        {
          ...context,
          location: Object.create(location, {child: {value: child}}) as typeof location,
          report: (problem) =>
            context.report({...problem, message: problem.message.replace('Example', 'The default')}),
        },
      );
    };
    return {
      ...(Object.fromEntries(ofMedia) as object),
      Schema: {leave: (schema, context) => checkDefault(schema as Given, context)},
      Header: {leave: visitor('no-invalid-parameter-examples').Parameter?.leave},
      ref: {
        leave(node: Given, context, {node: target}) {
          if (context.type.name !== 'Schema' || target === undefined) return;
          checkSchema?.(node, context);
          checkDefault(node, context);
        },
      },
    };
  };

/** What a part of a schema allows, by the words for it. */
const allowed = ({
  type,
  const: only,
  enum: values,
  format,
}: Given): Record<string, unknown[] | undefined> => ({
  type: type === undefined ? undefined : [type, type === 'number' ? 'integer' : []].flat(2),
  value: only === undefined ? values : [only],
  format: format === undefined ? undefined : [format],
});

/** The parts of a schema: itself, what it refers to, and the members of these keywords. */
function partsOf(schema: Given, {resolve}: UserContext, keywords: readonly ('allOf' | 'anyOf' | 'oneOf')[]) {
  const seen = new Set<Given>();
  const inside = (part: Given | undefined, from?: string): Given[] => {
    if (typeof part !== 'object' || seen.has(part)) return [];
    seen.add(part);
    const target = part.$ref ? resolve<Given>({$ref: part.$ref}, from) : undefined;
    const members = keywords.flatMap((keyword) => part[keyword] ?? []);
    return [
      part,
      ...inside(target?.node, target?.location?.source.absoluteRef),
      ...members.flatMap((one) => inside(one, from)),
    ];
  };
  return inside(schema);
}

/** The parts of a schema allow something in common. What is said of a form is said of its fields. */
export const fittingParts: Oas3Rule = () => {
  const check = (schema: Given, context: UserContext) => {
    const {report, location} = context;
    const all = partsOf(schema, context, ['allOf']).map(allowed);
    for (const word of Object.keys(all[0] ?? {})) {
      const lists = all.flatMap((one) =>
        one[word] ? [one[word].map((value) => JSON.stringify(value))] : [],
      );
      const common = lists.reduce(
        (one, other) => one.filter((value) => other.includes(value)),
        lists[0] ?? [],
      );
      if (lists.length < 2 || common.length > 0) continue;
      const message = `the parts of the schema have no ${word} in common: ${lists.join(' and ')}.`;
      report({message, location: location.key()});
    }
  };
  return {
    Schema: (schema, context) => check(schema as Given, context),
    MediaType({schema = {}, encoding = {}}, context) {
      const parts = partsOf(schema as Given, context, ['allOf', 'anyOf', 'oneOf']);
      const names = parts.flatMap(({properties = {}}) => Object.keys(properties));
      for (const name of Object.keys(encoding).filter((one) => !names.includes(one))) {
        const message = `the form has no property "${name}"; the nearest is "${nearestName(name, names)}".`;
        const suggest = ['correct the name, or add the property to the schema.'];
        context.report({message, suggest, location: context.location.child(['encoding', name]).key()});
      }
    },
    ref(node: Given, context) {
      if (context.type.name === 'Schema' && Object.keys(node).length > 1) check(node, context);
    },
  };
};
