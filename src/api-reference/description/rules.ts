import type {Location, Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import {permissions} from '../../platform/roles';
import {nearestName} from '../../settings/nearest-name';
import {slugOf} from '../../settings/text';
import {knownFields} from './known-fields';
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
      if (value === undefined || typeof value === 'string') continue;
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
 * operation that exists and parameters that it has, those of texts a page.
 */
const operationIds: Oas3Rule = () => {
  const slugs = new Map(['category', 'introduction'].map((page) => [page, `the page "${page}"`]));
  /** The parameters of each operation, by their names, with and without their places. */
  const operations = new Map<string, string[]>();
  const used = new Set<string>();
  const links: {id: string; parameters: object; location: Location}[] = [];
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
        for (const {id, parameters, location} of links) {
          const names = operations.get(id);
          if (!names) {
            const message = `there is no operation "${id}"; the nearest is "${nearestName(id, operations.keys())}".`;
            const suggest = ['correct the "operationId" of the link.'];
            report({message, suggest, location: location.child('operationId')});
          }
          for (const name of Object.keys(parameters).filter((one) => names?.includes(one) === false)) {
            const message = `the operation "${id}" has no parameter "${name}"; the nearest is "${nearestName(name, names ?? [])}".`;
            const suggest = ['correct the name of the parameter.'];
            report({message, suggest, location: location.child(['parameters', name]).key()});
          }
        }
        for (const {slug, location} of addresses.filter((one) => !slugs.has(one.slug))) {
          const message = `a text links to /reference/api/${slug}, which is no page; the nearest is "${nearestName(slug, slugs.keys())}".`;
          report({message, suggest: ['correct the link.'], location});
        }
      },
    },
    Link({operationId, parameters = {}}, {location}) {
      if (operationId) links.push({id: operationId, parameters, location});
    },
    PathItem: {
      Operation(
        {operationId: id, tags = [], parameters = []},
        {report, location, resolve},
        {PathItem: item},
      ) {
        if (!location.pointer.includes('/callbacks/')) tags.forEach((tag) => used.add(tag));
        if (!id) return;
        const slug = slugOf(id);
        const other = slugs.get(slug);
        const message = `operation "${id}" and ${other} would both get the page address "${slug}".`;
        if (other) report({message, location: location.child('operationId')});
        slugs.set(slug, `operation "${id}"`);
        const all = [...(item.parameters ?? []), ...parameters].map((one) => resolve(one).node);
        const names = all.flatMap((one) => (one ? [one.name, `${one.in}.${one.name}`] : []));
        operations.set(id, names);
      },
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
