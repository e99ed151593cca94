import type {Location, Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import {permissions} from '../../platform/roles';
import {nearestName} from '../../settings/nearest-name';
import {slugOf} from '../../settings/text';
import {knownFields, unknownField} from './known-fields';
import {isForm, isMultipart, takesJson} from './media';
import {fillServer} from './servers';
import {textProblems} from '../pages/markdown';

/** What the pages need although OpenAPI 3.1 does not. */
const complete: Oas3Rule = () => ({
  Root({openapi, tags = [], ...root}, {report, location}) {
    if (!openapi.startsWith('3.1.')) {
      const fix = 'write "openapi: 3.1.0", and what has changed since that version.';
      const message = `the description is written in OpenAPI ${openapi}, not 3.1.`;
      report({message, suggest: [fix], location: location.child('openapi')});
    }
    const {'x-tagGroups': groups = []} = root as {'x-tagGroups'?: {tags: string[]}[]};
    tags.forEach(({name}, index) => {
      const count = groups.flatMap((group) => group.tags).filter((tag) => tag === name).length;
      if (count === 1) return;
      const message = `tag "${name}" is in ${count} groups of x-tagGroups.`;
      const suggest = ['list the tag in one entry of x-tagGroups.'];
      report({message, suggest, location: location.child(['tags', index])});
    });
  },
  Server(server, {report, location}) {
    const address = fillServer(server);
    if (URL.canParse(address) && !address.includes('{')) return;
    const fix = 'give the server a whole URL, and each of its variables a default under "variables:".';
    const message = `the server "${server.url}" is not a URL.`;
    report({message, suggest: [fix], location: location.child('url')});
  },
  Parameter({in: place, style}, {report, location}) {
    const known = styles[place ?? ''];
    if (!style || !known || known.includes(style)) return;
    const message = `a parameter in ${place} has no style "${style}".`;
    report({message, suggest: [`write one of ${known.join(', ')}.`], location: location.child('style')});
  },
  Operation({responses = {}}, {report, location}) {
    if (Object.keys(responses).some((status) => /^([23](\d\d|XX)|default)$/.test(status))) return;
    const message = 'the operation has no response with a status from 200 to 399.';
    report({message, suggest: ["add a response such as '200'."], location});
  },
  /** Every successful response with a body shows an example, which readers copy and the twins contain. */
  Response({content = {}}, {report, location, key}) {
    const media = Object.values(content);
    const hasExample = media.some(({example, examples}) => example !== undefined || examples);
    if (!/^2/.test(String(key)) || media.length === 0 || hasExample) return;
    const fix = 'add "example:" beside the schema of the response.';
    report({message: `the response ${key} has no example.`, suggest: [fix], location: location.key()});
  },
  MediaType({example, examples = {}, encoding}, {report, location, key, resolve}) {
    const type = String(key);
    if (encoding && !isForm(type) && !isMultipart(type)) {
      const message = `"encoding" says how a form is sent, and ${type} is none.`;
      report({message, suggest: ['remove it.'], location: location.child('encoding').key()});
    }
    if (takesJson(type)) return;
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
  const known = {'x-edition': ['cloud'], 'x-permission': permissions.map(({id}) => id)};
  return {
    Operation(operation, {report, location}) {
      for (const [field, allowed] of Object.entries(known)) {
        const value = (operation as unknown as Record<string, unknown>)[field];
        const wrong = [value ?? []].flat().find((one) => !allowed.includes(String(one)));
        if (wrong === undefined) continue;
        const message = `${field} "${wrong}" is unknown; the nearest is "${nearestName(String(wrong), allowed)}".`;
        report({message, location: location.child([field]).key()});
      }
    },
    Schema(schema, {report, location}) {
      const given = (schema as {'x-enum-descriptions'?: object})['x-enum-descriptions'] ?? {};
      for (const value of Object.keys(given).filter((one) => !(schema.enum ?? []).includes(one))) {
        const message = `x-enum-descriptions describes "${value}", which is not in enum.`;
        report({message, location: location.child(['x-enum-descriptions', value]).key()});
      }
    },
  };
};

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What our extension fields hold. */
const extensionForms: Readonly<Record<string, [isGood: (value: unknown) => boolean, form: string]>> = {
  'x-source': [isTexts, 'a list of strings'],
  'x-cautions': [isTexts, 'a list of strings'],
  'x-timeout': [(value) => typeof value === 'number', 'a number of seconds'],
  'x-in-sample': [(value) => typeof value === 'boolean', 'true or false'],
};

/** The styles of parameters by their places. */
const styles: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** Extension fields have their form. The `term:` and `link:` addresses of texts are known, and so are the languages of their code. */
const goodTexts: Oas3Rule = () => ({
  any(node: Readonly<Record<string, unknown>>, {report, location}) {
    for (const [field, [isGood, form]] of Object.entries(extensionForms)) {
      if (!(field in node) || isGood(node[field])) continue;
      const message = `${field} is not ${form}.`;
      report({message, suggest: [`write ${form}.`], location: location.child(field)});
    }
    for (const field of ['description', 'x-cautions']) {
      for (const text of [node[field] ?? []].flat()) {
        if (typeof text !== 'string') continue;
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
      leave(_, {report}) {
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
    Operation({operationId: id}, {report, location}) {
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

/** A webhook or callback goes to a server of the reader, so the pages have no samples that would use these fields. */
const incoming: Oas3Rule = () => {
  const refuse = (node: object, {report, location}: UserContext) => {
    for (const field of ['servers', 'x-timeout', 'x-in-sample'].filter((one) => one in node)) {
      const message = `the pages do not show the field "${field}" of a webhook or callback.`;
      report({message, suggest: ['remove it.'], location: location.child([field]).key()});
    }
  };
  const below = {PathItem: refuse, Operation: refuse, Parameter: refuse};
  return {WebhooksMap: below, Callback: below};
};

/** The rules have the prefix "reference/" in their names because the plugin is passed to the library directly, which does not add it. */
export const referenceRules: Plugin = {
  id: 'reference',
  rules: {
    oas3: {
      'reference/complete': complete,
      'reference/known-extensions': knownExtensions,
      'reference/known-fields': knownFields,
      'reference/incoming': incoming,
      'reference/good-texts': goodTexts,
      'reference/operation-ids': operationIds,
    },
  },
};

/** The rules that the description must satisfy, each with the fix for a violation. Refused fields have a fix of their own. */
export const fixes: Readonly<Record<string, string>> = {
  struct: 'follow OpenAPI 3.1 at this place; the message names what it expects.',
  'no-unresolved-refs': 'correct the address after "$ref:", or write what it points to.',
  'no-unused-components': 'refer to the component with "$ref", or remove it.',
  'no-invalid-media-type-examples': 'change the example or the schema until they agree.',
  'no-invalid-parameter-examples': "change the parameter's example or its schema.",
  'no-invalid-schema-examples': "change the schema's example or its type.",
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
  'reference/known-extensions':
    'correct it; permissions are in src/platform/roles.ts, values of enum beside "x-enum-descriptions".',
  'reference/known-fields': unknownField,
  'reference/incoming': 'remove it.',
  'reference/good-texts':
    'correct the text; terms are in src/platform/glossary.ts, addresses in src/settings/links.ts, languages in src/settings/languages.ts.',
  'reference/operation-ids': 'give one of the two another operationId.',
};
