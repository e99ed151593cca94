import type {Oas3Rule, Plugin} from '@redocly/openapi-core';
import {slugOf} from '../slug';

/** Every operation has exactly one tag, and the tag is declared and belongs to exactly one tag group. */
const oneKnownTag: Oas3Rule = () => {
  const declared = new Set<string>();
  const groups = new Map<string, string[]>();
  return {
    Root: {
      enter(root) {
        for (const tag of root.tags ?? []) declared.add(tag.name);
        for (const group of (root as {'x-tagGroups'?: {name: string; tags: string[]}[]})[
          'x-tagGroups'
        ] ?? []) {
          for (const tag of group.tags) groups.set(tag, [...(groups.get(tag) ?? []), group.name]);
        }
      },
    },
    Operation: {
      enter(operation, {report, location, key}) {
        const name = operation.operationId ?? String(key);
        const tags = operation.tags ?? [];
        if (tags.length !== 1) {
          report({
            message: `operation "${name}" has ${tags.length} tags.`,
            location: location.child([]).key(),
          });
          return;
        }
        const [tag = ''] = tags;
        if (!declared.has(tag)) {
          report({
            message: `operation "${name}" has the undeclared tag "${tag}".`,
            location: location.child('tags'),
          });
        } else if (groups.get(tag)?.length !== 1) {
          const found = groups.get(tag)?.join(', ') ?? 'no group';
          report({
            message: `tag "${tag}" is in ${found} of x-tagGroups.`,
            location: location.child('tags'),
          });
        }
      },
    },
  };
};

/** No two operations share a page address, as ids that differ only in spelling would (`get_item`, `getItem`). */
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

/** Passed to the library directly, so the rule names include the prefix that a loaded plugin would get. */
export const referenceRules: Plugin = {
  id: 'reference',
  rules: {oas3: {'reference/one-known-tag': oneKnownTag, 'reference/unique-slug': uniqueSlug}},
};

/** The rules that stop the generation, each with its fix. */
export const fixes: Readonly<Record<string, string>> = {
  struct: 'follow OpenAPI 3.1 at this place; the message names what it expects.',
  'no-unresolved-refs': 'correct the address after "$ref:", or write what it points to.',
  'no-invalid-media-type-examples': 'change the example or the schema until they agree.',
  'no-invalid-parameter-examples': "change the parameter's example or its schema.",
  'no-invalid-schema-examples': "change the schema's example or its type.",
  'operation-operationId': 'add "operationId:" in snake_case.',
  'path-declaration-must-exist': 'name the parameter between the braces.',
  'path-parameters-defined': 'declare the parameter with "in: path", or take it out of the path.',
  'reference/one-known-tag':
    'name one tag under "tags:"; declare it in openapi/agenta.yaml and list it in one x-tagGroups entry.',
  'reference/unique-slug': 'give one of the two another operationId.',
};
