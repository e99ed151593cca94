import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';

/** The fields of a schema that the rules read. */
interface Given {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  default?: unknown;
  allOf?: Given[];
}

type Check = (node: object, context: UserContext) => void;
type Rules = Readonly<Record<string, (options: object) => unknown>>;

/**
 * The linter's own checks of examples, for what they leave out: defaults, values beside the `$ref` of a schema, and headers. `redocly` is the
 * plugin with the linter's rules.
 */
export const validValues =
  (redocly?: Plugin): Oas3Rule =>
  () => {
    const builtIn = redocly?.rules?.oas3 as unknown as Rules;
    const visitor = (rule: string) => builtIn[rule]?.({}) as Record<string, {leave: Check}>;
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

/** The parts of a schema (what it refers to, the members of `allOf`, what is beside them) allow something in common. */
export const fittingParts: Oas3Rule = () => {
  const check = (schema: Given, {resolve, report, location}: UserContext) => {
    const seen = new Set<Given>();
    const partsOf = (part: Given | undefined, from?: string): Given[] => {
      if (typeof part !== 'object' || seen.has(part)) return [];
      seen.add(part);
      const target = part.$ref ? resolve<Given>({$ref: part.$ref}, from) : undefined;
      return [
        part,
        ...partsOf(target?.node, target?.location?.source.absoluteRef),
        ...(part.allOf ?? []).flatMap((one) => partsOf(one, from)),
      ];
    };
    const all = partsOf(schema).map(allowed);
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
    ref(node: Given, context) {
      if (context.type.name === 'Schema' && Object.keys(node).length > 1) check(node, context);
    },
  };
};
