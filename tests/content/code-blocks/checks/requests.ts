import type {Entry} from '@site/src/api-reference/description/reference';
import type {Node} from '@site/src/drift/python/node';
import {readReference} from '../../openapi/pages';
import {perPage} from '../../pages/check';
import {blocksOf, type Block, type Span} from '../../pages/page';
import {Python} from '../python';
import {readShell, type Command} from '../shell';
import {unknown} from '../unknown';

/** A request to the API, as far as a page spells it out. */
interface Request {
  readonly line: number;
  readonly method: string;
  /** Below `/api`, without query; `{}` stands for a value that is put in. */
  readonly path: string;
  readonly query: readonly string[];
  /** Names in the body; undefined where they are not spelled out. */
  readonly fields?: readonly string[];
  readonly hasBody: boolean;
}

const reference = readReference();

function request(line: number, method: string, address: string, body?: Pick<Request, 'fields'>) {
  const [path = '', query = ''] = address.split('?');
  return {
    line,
    method: method.toUpperCase(),
    path: path.replace(/\bYOUR_\w+/g, '{}'),
    query: [...new URLSearchParams(query).keys()],
    hasBody: body !== undefined,
    fields: body?.fields,
  };
}

/** What follows `/api` in an address of the API. */
const belowApi = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/]+|\{\})\/api(\/.*)$/.exec(address)?.[1];

function namesIn(json: string): string[] | undefined {
  try {
    return Object.keys(JSON.parse(json) as object);
  } catch {
    // It is JSON only after the shell has put values into it.
    return undefined;
  }
}

/** The request of a `curl` command to the API. */
function curlRequest({words, line}: Command): Request[] {
  const address = words.map(belowApi).find((path) => path !== undefined);
  if (words[0] !== 'curl' || address === undefined) return [];
  const valuesOf = (...flags: string[]): string[] =>
    words.filter((_, index) => flags.includes(words[index - 1] ?? ''));
  const [data] = valuesOf('-d', '--data', '--json');
  const form = valuesOf('-F', '--form').map((part) => part.split('=')[0] ?? '');
  const fields = data === undefined ? form : namesIn(data);
  const body = data !== undefined || form.length > 0 ? {fields} : undefined;
  const [method = body ? 'POST' : 'GET'] = valuesOf('-X', '--request');
  return [request(line, method, address, body)];
}

const isMethod = (text: string): boolean => /^(get|post|put|patch|delete)$/i.test(text);

/** A string of Python without its quotes, or undefined. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.kind !== 'string') return undefined;
  return /^f?(["'])(.*)\1$/s.exec(node.text)?.[2]?.replace(/\{[^{}]*\}/g, '{}');
}

/** `requests.post("…/api/…", json={…})`, or `call("POST", "/…", {…})` with a function of the page. */
function pythonRequest(python: Python, call: Node): Request[] {
  const first = textOf(call.arg('', 0)) ?? '';
  const isNamed = isMethod(first);
  const method = isNamed ? first : call.method;
  const node = call.arg('url', isNamed ? 1 : 0);
  const text = textOf(node);
  if (!node || text === undefined || !isMethod(method)) return [];
  // `f"{API}/…"`, where the block sets API to an address that ends in /api.
  const [, base = ''] = /^f["']\{(\w+)\}/.exec(node.text) ?? [];
  const isBase = python.top.assigned(base)?.text.endsWith('/api"');
  const address = isBase ? text.slice(2) : isNamed && text.startsWith('/') ? text : belowApi(text);
  if (address === undefined) return [];
  const json = call.arg('json', isNamed ? 2 : -1);
  const isSpelled = json?.kind === 'dictionary' && !json.text.includes('**');
  const fields = isSpelled ? json.pairs.map(([key]) => textOf(key) ?? '') : undefined;
  const hasBody = call.args.some(({keyword}) => /^(json|data|content|files)$/.test(keyword));
  const line = python.line(call.first ?? node);
  return [request(line, method, address, json || hasBody ? {fields} : undefined)];
}

function pythonRequests(block: Block): Request[] {
  const python = new Python(block);
  return python.top.calls.flatMap((call) => pythonRequest(python, call));
}

/** Routes of served apps and of readers' own programs, which the description does not have. */
const otherRoutes = /^\/(generate|score)$/;

/** A request named in running text: `GET /apps`. */
function spanRequest({code, line}: Span): Request[] {
  const [, method = '', path = ''] = /^([A-Z]+) (?:\/api)?(\/\S*)$/.exec(code) ?? [];
  return isMethod(method) && !otherRoutes.test(path) ? [request(line, method, path)] : [];
}

/** The operation that a server would choose: a path that is spelled out goes before one with parameters. */
function operationOf({method, path}: Request): Entry | undefined {
  return reference.entries
    .filter((entry) => entry.method.toUpperCase() === method)
    .filter((entry) => {
      const pattern = entry.path.replace(/\/$/, '').replace(/\{[^}]+\}/g, '[^/]+');
      return new RegExp(`^${pattern}/?$`).test(path);
    })
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

function problems(sent: Request): string[] {
  const entry = operationOf(sent);
  const name = `${sent.method} ${sent.path}`;
  if (!entry) {
    const known = reference.entries.map(
      ({method, path}) => `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`,
    );
    return [unknown('operation', name, known)];
  }
  const parameters = entry.parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const wrong = sent.query.filter((one) => !parameters.includes(one));
  const found = wrong.map((one) => unknown(`query parameter of ${name}`, one, parameters));
  if (!sent.hasBody && sent.fields === undefined) return found;
  const [media] = Object.values(entry.body?.content ?? {});
  if (!media?.schema) return [...found, `\`${name}\` takes no body`];
  const {properties = {}, required = []} = reference.follow(media.schema);
  const fields = Object.keys(properties);
  if (!sent.fields || fields.length === 0) return found;
  const strange = sent.fields.filter((field) => !fields.includes(field));
  const missing = required.filter((field) => !sent.fields?.includes(field));
  return [
    ...found,
    ...strange.map((field) => unknown(`field of ${name}`, field, fields)),
    ...missing.map((field) => `\`${name}\` is sent without the required field \`${field}\``),
  ];
}

/** Requests in samples and text fit the description of the API. */
export const requests = perPage({name: 'requests fit the API', unit: 'requests and bodies'}, (page) => {
  const sent = [
    ...blocksOf(page, 'bash').flatMap((block) => readShell(block).commands.flatMap(curlRequest)),
    ...blocksOf(page, 'python').flatMap(pythonRequests),
    ...page.spans.flatMap(spanRequest),
  ];
  return {
    checked: sent.length + sent.filter(({fields}) => fields).length,
    found: sent.flatMap((one) => problems(one).map((message) => ({line: one.line, message}))),
  };
});
