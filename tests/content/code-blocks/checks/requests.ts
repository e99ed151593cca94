import {readReference} from '../../openapi/pages';
import {perItem} from '../../pages/check';
import {blocksOf, type Block, type Span} from '../../pages/page';
import {readPython, type Name} from '../python';
import {readShell, type Command} from '../shell';
import {unknown} from '../unknown';

/** A request to the API, as far as a page spells it out. */
interface Request {
  readonly line: number;
  readonly method: string;
  /** Below `/api`; `{}` stands for a value that is put in. */
  readonly path: string;
  readonly query: readonly string[];
  readonly hasBody: boolean;
  /** Names in the body; undefined where they are not spelled out. */
  readonly fields?: readonly string[];
}

const reference = readReference();
const methods = /^(get|post|put|patch|delete)$/i;
/** Routes of served apps and of readers' own programs, which the description does not have. */
const otherRoutes = /^\/(generate|score)$/;

/** A request to an address below `/api`, or to the path alone; none to another server. */
function request(
  line: number,
  method: string,
  address: string,
  {hasBody = false, fields}: Partial<Request> = {},
): Request[] {
  const filled = address.replace(/\{[^{}]*\}|\bYOUR_\w+/g, '{}');
  const [, path, query = ''] =
    /^(?:https?:\/\/[^/]+\/api|\{\}(?:\/api)?)?(\/[^?]*)\??(.*)$/.exec(filled) ?? [];
  if (!path || otherRoutes.test(path)) return [];
  const names = [...new URLSearchParams(query).keys()];
  return [{line, method: method.toUpperCase(), path, query: names, hasBody, fields}];
}

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
  const address = words.find((word) => /^(https?:\/\/[^/]+|\$\w+)\/api\//.test(word));
  if (words[0] !== 'curl' || address === undefined) return [];
  const valuesOf = (...flags: string[]): string[] =>
    words.filter((_, index) => flags.includes(words[index - 1] ?? ''));
  const [data] = valuesOf('-d', '--data', '--json');
  const form = valuesOf('-F', '--form').map((part) => part.split('=')[0] ?? '');
  const hasBody = data !== undefined || form.length > 0;
  const fields = data === undefined ? form : namesIn(data);
  const [method = hasBody ? 'POST' : 'GET'] = valuesOf('-X', '--request');
  return request(line, method, address.replace(/^\$\w+/, '{}'), {hasBody, fields});
}

/** `requests.post("…/api/…", json={…})`, or `call("POST", "/…", {…})` with a function of the page. */
function pythonRequest({name, args = [], line}: Name, {code}: Block): Request[] {
  const plain = args.filter(({keyword}) => keyword === '');
  const isNamed = methods.test(plain[0]?.text ?? '');
  const [method = '', address, body] = isNamed
    ? plain.map(({text}) => text)
    : [name.split('.').at(-1), plain[0]?.text];
  const sent = args.find(({keyword}) => /^(json|data|content|files)$/.test(keyword)) ?? (body && plain[2]);
  // `f"{API}/…"`, where the block sets API to an address that ends in /api.
  const [, base = ''] = /^\{(\w+)\}\//.exec(address ?? '') ?? [];
  const isApi = new RegExp(`^${base || ' '} = .*/api"$`, 'm').test(code) || address?.includes('/api/');
  if (!address || !methods.test(method) || !(isNamed || isApi)) return [];
  return request(line, method, address, {hasBody: Boolean(sent), fields: sent ? sent.keys : undefined});
}

/** A request named in running text: `GET /apps`. */
function spanRequest({code, line}: Span): Request[] {
  const [, method = '', path = ''] = /^([A-Z]+) (?:\/api)?(\/\S*)$/.exec(code) ?? [];
  return methods.test(method) ? request(line, method, path) : [];
}

/** The operation that a server would choose: a path that is spelled out goes before one with parameters. */
const operationOf = (sent: Request) =>
  reference.entries
    .filter(({method, path}) => {
      const pattern = path.replace(/\/$/, '').replace(/\{[^}]+\}/g, '[^/]+');
      return method.toUpperCase() === sent.method && new RegExp(`^${pattern}/?$`).test(sent.path);
    })
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];

/** Requests in samples and text fit the description of the API. */
export const requests = perItem(
  {name: 'requests fit the API', unit: 'requests'},
  (page) => [
    ...blocksOf(page, 'bash').flatMap((block) => readShell(block).commands.flatMap(curlRequest)),
    ...blocksOf(page, 'python').flatMap((block) =>
      readPython(block).names.flatMap((name) => pythonRequest(name, block)),
    ),
    ...page.spans.flatMap(spanRequest),
  ],
  (sent) => {
    const entry = operationOf(sent);
    const name = `${sent.method} ${sent.path}`;
    const operations = reference.entries.map(({method, path}) => `${method.toUpperCase()} ${path}`);
    if (!entry) return unknown('operation', name, operations);
    const parameters = entry.parameters.filter((one) => one.in === 'query').map((one) => one.name);
    const [media] = Object.values(entry.body?.content ?? {});
    const {properties = {}, required = []} = media?.schema ? reference.follow(media.schema) : {};
    const known = Object.keys(properties);
    const fields = known.length > 0 ? sent.fields : undefined;
    return [
      ...sent.query
        .filter((one) => !parameters.includes(one))
        .map((one) => unknown(`query parameter of ${name}`, one, parameters)),
      sent.hasBody && !media ? `\`${name}\` takes no body` : '',
      ...(fields ?? [])
        .filter((one) => !known.includes(one))
        .map((one) => unknown(`field of ${name}`, one, known)),
      ...required
        .filter((one) => fields && !fields.includes(one))
        .map((one) => `\`${name}\` is sent without the required field \`${one}\``),
    ];
  },
);
