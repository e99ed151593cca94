import type {Oas3Rule, Plugin} from '@redocly/openapi-core';
import {resolveReference} from '../../markdown/references';
import {permissions} from '../../platform/roles';
import {nearestName} from '../../settings/nearest-name';
import {slugOf} from '../../settings/text';
import {extensions, keywords} from './types';

/** Every tag belongs to exactly one tag group. */
const oneGroup: Oas3Rule = () => ({
  Root: {
    enter(root, {report, location}) {
      const groups = (root as {'x-tagGroups'?: {tags: string[]}[]})['x-tagGroups'] ?? [];
      const grouped = groups.flatMap(({tags}) => tags);
      (root.tags ?? []).forEach(({name}, index) => {
        const count = grouped.filter((tag) => tag === name).length;
        if (count === 1) return;
        report({
          message: `tag "${name}" is in ${count} groups of x-tagGroups.`,
          location: location.child(['tags', index]),
        });
      });
    },
  },
});

/** What the pages need although OpenAPI 3.1 does not: whole URLs of servers, and the response of a success. */
const complete: Oas3Rule = () => ({
  Server: {
    enter({url}, {report, location}) {
      if (URL.canParse(url)) return;
      report({message: `the server "${url}" is not a URL.`, location: location.child('url')});
    },
  },
  Operation: {
    enter({responses = {}}, {report, location}) {
      if (Object.keys(responses).some((status) => /^2\d\d$/.test(status))) return;
      report({message: 'the operation has no response with a status from 200 to 299.', location});
    },
  },
});

/** Every successful response with a body shows an example, which readers copy and the twins contain. */
const responseExample: Oas3Rule = () => ({
  Response: {
    enter({content = {}}, {report, location, key}) {
      const media = Object.values(content);
      const hasExample = media.some(({example, examples}) => example !== undefined || examples);
      if (!/^2/.test(String(key)) || media.length === 0 || hasExample) return;
      report({message: `the response ${key} has no example.`, location: location.key()});
    },
  },
});

/** Schemas only use keywords that the pages show. */
const shownKeywords: Oas3Rule = () => ({
  Schema: {
    enter(schema, {report, location}) {
      for (const keyword of Object.keys(schema)) {
        if ((keywords as readonly string[]).includes(keyword)) continue;
        report({
          message: `the pages do not show the keyword "${keyword}".`,
          location: location.child([keyword]).key(),
        });
      }
    },
  },
});

/** Our extension fields (`x-…`) are known, and so are their values. */
const knownExtensions: Oas3Rule = () => {
  const known: Readonly<Record<string, readonly string[]>> = {
    'x-edition': ['cloud'],
    'x-permission': permissions.map(({id}) => id),
  };
  return {
    Operation: {
      enter(operation, {report, location}) {
        for (const [field, value] of Object.entries(operation)) {
          if (!field.startsWith('x-')) continue;
          const isField = (extensions as readonly string[]).includes(field);
          const allowed = isField ? known[field] : extensions;
          const wrong = [isField ? value : field]
            .flat()
            .find((one) => allowed && !allowed.includes(one));
          if (allowed === undefined || wrong === undefined) continue;
          report({
            message: `${isField ? `${field} "${wrong}"` : `the field "${wrong}"`} is unknown; the nearest is "${nearestName(String(wrong), allowed)}".`,
            location: location.child([field]).key(),
          });
        }
      },
    },
    Schema: {
      enter(schema, {report, location}) {
        const given = (schema as {'x-enum-descriptions'?: object})['x-enum-descriptions'] ?? {};
        for (const value of Object.keys(given)) {
          if ((schema.enum ?? []).includes(value)) continue;
          report({
            message: `x-enum-descriptions describes "${value}", which is not in enum.`,
            location: location.child(['x-enum-descriptions', value]).key(),
          });
        }
      },
    },
  };
};

/** `term:` and `link:` addresses in texts are known. The pages would fail on them, too, but name a generated file. */
const knownReferences: Oas3Rule = () => ({
  any: {
    enter(node: Readonly<Record<string, unknown>>, {report, location}) {
      for (const field of ['description', 'x-cautions']) {
        for (const [, url = ''] of String(node[field] ?? '').matchAll(/\]\(([^)\s]+)/g)) {
          try {
            resolveReference(url);
          } catch (error) {
            report({message: (error as Error).message, location: location.child(field)});
          }
        }
      }
    },
  },
});

/** No two pages share an address, as those of operation ids that differ only in spelling would (`get_item`, `getItem`). */
const uniqueSlug: Oas3Rule = () => {
  const seen = new Map<string, string>();
  return {
    Root: {
      enter(root) {
        for (const tag of root.tags ?? []) seen.set(slugOf(tag.name), `tag "${tag.name}"`);
        for (const page of ['category', 'introduction']) seen.set(page, `the page "${page}"`);
      },
    },
    Operation: {
      enter(operation, {report, location}) {
        const id = operation.operationId;
        if (!id) return;
        const slug = slugOf(id);
        const other = seen.get(slug);
        if (other) {
          report({
            message: `operation "${id}" and ${other} would both get the page address "${slug}".`,
            location: location.child('operationId'),
          });
        }
        seen.set(slug, `operation "${id}"`);
      },
    },
  };
};

/** The rules have the prefix "reference/" in their names because the plugin is passed to the library directly, which does not add it. */
export const referenceRules: Plugin = {
  id: 'reference',
  rules: {
    oas3: {
      'reference/complete': complete,
      'reference/known-extensions': knownExtensions,
      'reference/known-references': knownReferences,
      'reference/one-group': oneGroup,
      'reference/response-example': responseExample,
      'reference/shown-keywords': shownKeywords,
      'reference/unique-slug': uniqueSlug,
    },
  },
};

/** The rules that the description must satisfy, each with the fix for a violation. */
export const fixes: Readonly<Record<string, string>> = {
  struct: 'follow OpenAPI 3.1 at this place; the message names what it expects.',
  'no-unresolved-refs': 'correct the address after "$ref:", or write what it points to.',
  'no-invalid-media-type-examples': 'change the example or the schema until they agree.',
  'no-invalid-parameter-examples': "change the parameter's example or its schema.",
  'no-invalid-schema-examples': "change the schema's example or its type.",
  'operation-description': 'add "description:" with a sentence that says what the operation does.',
  'parameter-description': 'add "description:" with what the parameter decides.',
  'operation-operationId': 'add "operationId:" in snake_case.',
  'path-declaration-must-exist': 'name the parameter between the braces.',
  'path-parameters-defined': 'declare the parameter with "in: path", or take it out of the path.',
  'operation-singular-tag': 'name one tag under "tags:".',
  'operation-tag-defined': 'name one tag under "tags:", and declare it in openapi/agenta.yaml.',
  'reference/complete': "give a server a whole URL, and an operation a response such as '200'.",
  'reference/known-extensions':
    'correct the spelling; permissions are in src/platform/roles.ts, fields in src/api-reference/description/types.ts.',
  'reference/known-references':
    'correct the name; terms are in src/platform/glossary.ts, addresses in src/settings/links.ts.',
  'reference/one-group': 'list the tag in one entry of x-tagGroups.',
  'reference/response-example': 'add "example:" beside the schema of the response.',
  'reference/shown-keywords':
    'say it in the description of the property, or show the keyword in src/api-reference/schema.',
  'reference/unique-slug': 'give one of the two another operationId.',
};
