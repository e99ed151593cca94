import type {Location, Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import {permissions} from '../../platform/roles';
import {nearestName} from '../../settings/nearest-name';
import {slugOf} from '../../settings/text';
import {knownFields, unknownField} from './known-fields';
import {goodObjects} from './demands';
import {markdownFields} from './fields';
import {takesJson} from './media';
import {fittingParts, validValues} from './values';
import {textProblems} from '../pages/markdown';

/** Every tag is in one group, and every group has tags that exist. Examples of what is no JSON are texts. */
const complete: Oas3Rule = () => ({
  Root({tags = [], ...root}, {report, location}) {
    const {'x-tagGroups': groups = []} = root as {'x-tagGroups'?: {tags: string[]}[]};
    const names = tags.map(({name}) => name);
    tags.forEach(({name}, index) => {
      const count = groups.flatMap((group) => group.tags).filter((tag) => tag === name).length;
      if (count === 1) return;
      const message = `tag "${name}" is in ${count} groups of x-tagGroups.`;
      const suggest = ['list the tag in one entry of x-tagGroups.'];
      report({message, suggest, location: location.child(['tags', index])});
    });
    groups.forEach((group, index) => {
      const unknown = group.tags.find((tag) => !names.includes(tag));
      if (unknown === undefined) return;
      const message = `there is no tag "${unknown}"; the nearest is "${nearestName(unknown, names)}".`;
      const suggest = ['correct the name, or declare the tag under "tags:".'];
      report({message, suggest, location: location.child(['x-tagGroups', index])});
    });
  },
  MediaType({example, examples = {}}, {report, location, key, resolve}) {
    if (takesJson(String(key))) return;
    const values = Object.entries(examples).map(([name, one]) => {
      const {node} = resolve<{value?: unknown}>(one as {$ref: string});
      return {value: node?.value, place: location.child(['examples', name])};
    });
    for (const {value, place} of [{value: example, place: location.child('example')}, ...values]) {
      if (typeof value !== 'object') continue;
      const fix = `write the example as a text, as ${key} is sent.`;
      report({message: `an example of ${key} is not a text.`, suggest: [fix], location: place});
    }
  },
});

/** The values of our extension fields (`x-…`) are known. */
const knownExtensions: Oas3Rule = () => {
  const known = permissions.map(({id}) => id);
  return {
    Operation(operation, {report, location}) {
      const {'x-permission': permission} = operation as {'x-permission'?: string};
      if (permission === undefined || known.includes(permission)) return;
      const message = `x-permission "${permission}" is unknown; the nearest is "${nearestName(permission, known)}".`;
      report({message, location: location.child('x-permission').key()});
    },
    Schema(schema, {report, location}) {
      const given = (schema as {'x-enum-descriptions'?: object})['x-enum-descriptions'] ?? {};
      const values = (schema.enum ?? []).map(String);
      for (const value of Object.keys(given).filter((one) => !values.includes(one))) {
        const message = `x-enum-descriptions describes "${value}", which is not in enum.`;
        report({message, location: location.child(['x-enum-descriptions', value]).key()});
      }
    },
  };
};

/** The texts of a field: itself, the items of a list, the values of a map. */
const textsOf = (field: unknown): string[] =>
  Object.values(typeof field === 'object' && field ? field : [field]).filter(
    (one) => typeof one === 'string',
  );

/** The `term:` and `link:` addresses of texts are known, and so are the languages of their code. */
const goodTexts: Oas3Rule = () => ({
  any(node: Readonly<Record<string, unknown>>, {report, location}) {
    for (const field of markdownFields) {
      for (const text of textsOf(node[field])) {
        for (const message of textProblems(text)) report({message, location: location.child(field)});
      }
    }
  },
});

/**
 * No two pages share an address, as those of operation ids that differ only in spelling would (`get_item`, `getItem`), and links name an
 * operation that exists, those of texts a page.
 */
const operationIds: Oas3Rule = () => {
  const slugs = new Map(['category', 'introduction'].map((page) => [page, `the page "${page}"`]));
  const ids: string[] = [];
  const used = new Set<string>();
  const links: {id: string; location: Location}[] = [];
  const addresses: {slug: string; location: Location}[] = [];
  return {
    any(node: Readonly<Record<string, unknown>>, {location}) {
      for (const field of ['description', 'x-cautions'])
        for (const [, slug = ''] of String(node[field] ?? '').matchAll(/\(\/reference\/api\/([\w-]+)/g))
          addresses.push({slug, location: location.child(field)});
    },
    Root: {
      enter({tags = []}) {
        for (const {name} of tags) slugs.set(slugOf(name), `tag "${name}"`);
      },
      leave({tags = []}, {report, location}) {
        // It would have no page.
        tags.forEach(({name}, index) => {
          const suggest = ['give the tag to an operation, or remove it.'];
          const place = location.child(['tags', index]);
          if (!used.has(name))
            report({message: `no operation has the tag "${name}".`, suggest, location: place});
        });
        for (const {id, location} of links.filter((link) => !ids.includes(link.id))) {
          const message = `there is no operation "${id}"; the nearest is "${nearestName(id, ids)}".`;
          report({message, suggest: ['correct the "operationId" of the link.'], location});
        }
        for (const {slug, location} of addresses.filter((one) => !slugs.has(one.slug))) {
          const message = `a text links to /reference/api/${slug}, which is no page; the nearest is "${nearestName(slug, slugs.keys())}".`;
          report({message, suggest: ['correct the link.'], location});
        }
      },
    },
    Link({operationId}, {location}) {
      if (operationId) links.push({id: operationId, location: location.child('operationId')});
    },
    Operation({operationId: id, tags = []}, {report, location}) {
      if (!location.pointer.includes('/callbacks/')) tags.forEach((tag) => used.add(tag));
      if (!id) return;
      const slug = slugOf(id);
      const other = slugs.get(slug);
      const message = `operation "${id}" and ${other} would both get the page address "${slug}".`;
      if (other) report({message, location: location.child('operationId')});
      slugs.set(slug, `operation "${id}"`);
      ids.push(id);
    },
  };
};

/**
 * A webhook or callback goes to a server of the reader, so the pages have no samples that would use these fields. They show no callbacks of
 * callbacks.
 */
const incoming: Oas3Rule = () => {
  const below = (...fields: string[]) => {
    const refuse = (node: object, {report, location}: UserContext) => {
      for (const field of fields.filter((one) => one in node)) {
        const message = `the pages do not show the field "${field}" of a webhook or callback.`;
        report({message, suggest: ['remove it.'], location: location.child([field]).key()});
      }
    };
    return {PathItem: refuse, Operation: refuse, Parameter: refuse};
  };
  const sent = ['servers', 'x-timeout', 'x-in-sample'];
  return {WebhooksMap: below(...sent), Callback: below(...sent, 'callbacks')};
};

const texts = {type: 'array', items: {type: 'string'}};

/** The types of our extension fields, for the linter. It knows `x-tagGroups` in OpenAPI 3.0 only. */
const extensions = {
  Root: {'x-tagGroups': 'TagGroups'},
  Operation: {
    'x-edition': {enum: ['cloud']},
    'x-cautions': texts,
    'x-timeout': {type: 'number'},
    'x-permission': {type: 'string'},
    'x-source': texts,
  },
  Parameter: {'x-in-sample': {type: 'boolean'}},
  Schema: {'x-source': texts},
};

/**
 * Our rules; `redocly` is the plugin with the linter's own. They have the prefix "reference/" in their names because the plugin is passed to
 * the library directly, which does not add it.
 */
export const referenceRules = (redocly?: Plugin): Plugin => ({
  id: 'reference',
  typeExtension: {
    oas3: (types) => {
      const extended = Object.entries(extensions).map(([name, fields]) => {
        const type = types[name];
        return [name, {...type, properties: {...type?.properties, ...fields}}];
      });
      return {...types, ...(Object.fromEntries(extended) as typeof types)};
    },
  },
  rules: {
    oas3: {
      'reference/complete': complete,
      'reference/good-objects': goodObjects,
      'reference/valid-values': validValues(redocly),
      'reference/fitting-parts': fittingParts,
      'reference/known-extensions': knownExtensions,
      'reference/known-fields': knownFields,
      'reference/incoming': incoming,
      'reference/good-texts': goodTexts,
      'reference/operation-ids': operationIds,
    },
  },
});

/** The rules that the description must satisfy, each with the fix for a violation. Refused fields have a fix of their own. */
export const fixes: Readonly<Record<string, string>> = {
  struct: 'follow OpenAPI 3.1 at this place; the message names what it expects.',
  'no-unresolved-refs': 'correct the address after "$ref:", or write what it points to.',
  'no-unused-components': 'refer to the component with "$ref", or remove it.',
  'no-invalid-media-type-examples': 'change the example or the schema until they agree.',
  'no-invalid-parameter-examples': "change the parameter's example or its schema.",
  'no-invalid-schema-examples': "change the schema's example or its type.",
  'no-enum-type-mismatch': 'change the value or the type.',
  'no-schema-type-mismatch': 'change the type, or remove the field.',
  'no-duplicated-enum-values': 'keep one of them.',
  'no-duplicated-tag-names': 'keep one of the tags.',
  'no-undefined-server-variable': 'declare the variable under "variables:", or take it out of the address.',
  'path-not-include-query': 'declare the parameter with "in: query".',
  'security-scopes-defined': 'correct the scope, or add it to a flow of the scheme.',
  'spec-components-invalid-map-name': 'name it with letters, digits, ".", "-" and "_".',
  'operation-description': 'add "description:" with a sentence that says what the operation does.',
  'parameter-description': 'add "description:" with what the parameter decides.',
  'operation-operationId': 'add "operationId:" in snake_case.',
  'operation-operationId-url-safe': 'write it in snake_case, with letters, digits and underscores.',
  'operation-parameters-unique': 'keep one of the parameters of this name.',
  'path-declaration-must-exist': 'name the parameter between the braces.',
  'path-parameters-defined': 'declare the parameter with "in: path", or take it out of the path.',
  'operation-singular-tag': 'name one tag under "tags:".',
  'operation-tag-defined': 'name one tag under "tags:", and declare it in openapi/agenta.yaml.',
  'no-empty-servers': 'add "servers:" with the address of the API.',
  'security-defined': 'correct the name, or add the scheme to components/securitySchemes.',
  'reference/complete': 'add it.',
  'reference/good-objects': 'correct it.',
  'reference/valid-values': 'change the value or the schema until they agree.',
  'reference/fitting-parts': 'change the parts until a value can fit all of them.',
  'reference/known-extensions':
    'correct it; permissions are in src/platform/roles.ts, values of enum beside "x-enum-descriptions".',
  'reference/known-fields': unknownField,
  'reference/incoming': 'remove it.',
  'reference/good-texts':
    'correct the text; terms are in src/platform/glossary.ts, addresses in src/settings/links.ts, languages in src/settings/languages.ts.',
  'reference/operation-ids': 'give one of the two another operationId.',
};
