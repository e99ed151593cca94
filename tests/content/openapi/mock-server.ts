import type {IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {OpenAPIBackend, type Context, type Document, type Request} from 'openapi-backend';
import type {Reference} from '@site/src/api-reference/description/reference';
import type {Json, Media} from '@site/src/api-reference/description/types';
import {keyPlaceholder, mediaExample} from '@site/src/api-reference/samples/request';
import {listen} from '../../support/listen';

/** The result of one request. */
interface Verdict {
  operationId: string;
  errors: string[];
  body: unknown;
}

interface Answer {
  status: number;
  type?: string;
  body?: string;
}

/**
 * Starts a local server that accepts what the description allows and rejects everything else: unknown paths, methods
 * and query parameters, values and bodies that do not match, and requests without the key.
 *
 * An operation answers with its example, or with those of `answers`, one after the other; the last stays.
 * @param key what requests must send as their key.
 */
export async function startMockServer(
  reference: Reference,
  answers: Readonly<Record<string, readonly Json[]>> = {},
  key = keyPlaceholder,
) {
  const left = structuredClone(answers) as Record<string, Json[]>;

  /** By caller, i.e. the first segment of the request path, or none before `/api`. */
  const verdicts = new Map<string, Verdict[]>();

  /** Records the verdict and answers with the example of the description. */
  const judge =
    (errorsOf: (context: Context) => string[]) =>
    (context: Context, caller: string): Answer => {
      const operationId = context.operation?.operationId ?? 'none';
      const entry = reference.entries.find((one) => one.operation.operationId === operationId);
      const inBody = entry ? bodyErrors(reference, context, entry.body?.content) : [];
      const errors = [...errorsOf(context), ...inBody];
      const body = context.request.requestBody as unknown;
      verdicts.set(caller, [...(verdicts.get(caller) ?? []), {operationId, errors, body}]);
      if (errors.length > 0 || !entry)
        return {status: 422, type: 'application/json', body: JSON.stringify({errors})};
      const [status, response] =
        entry.responses.find(([code]) => code.startsWith('2')) ?? entry.responses[0] ?? [];
      const [type, media] = Object.entries(response?.content ?? {})[0] ?? [];
      if (!type || !media) return {status: Number(status)};
      const own = left[operationId] ?? [];
      const example = (own.length > 1 ? own.shift() : own[0]) ?? mediaExample(media) ?? null;
      return {
        status: 200,
        type,
        body: type.includes('json') ? JSON.stringify(example) : String(example),
      };
    };

  const backend = new OpenAPIBackend({
    definition: structuredClone(reference.description) as unknown as Document,
    apiRoot: '/api',
    // Skips the library's check of the description, which supports only OpenAPI 3.0. Redocly checks it.
    quick: true,
    ignoreTrailingSlashes: false,
    coerceTypes: true,
    // Redocly checks the formats of the examples, which the samples send.
    ajvOpts: {validateFormats: false},
    securityHandlers: {
      APIKeyHeader: ({request}: Context) => request.headers.authorization === key,
    },
    handlers: {
      validationFail: judge(({validation: {errors}}) =>
        (errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`),
      ),
      unauthorizedHandler: judge(() => ['the key is missing']),
      notFound: judge(() => ['no operation has this path']),
      methodNotAllowed: judge(() => ['no operation has this method']),
      notImplemented: judge(() => []),
    },
  });
  await backend.init();

  const answer = async ({url = '', method = '', headers}: IncomingMessage, raw: Buffer) => {
    const [address = '', query] = url.split('?');
    const [, caller = '', path = ''] = /^(?:\/(?!api\/)([^/]*))?(\/.*)$/.exec(address) ?? [];
    const body = await readBody(raw, headers['content-type'] ?? '');
    const request: Request = {method, path, query, headers: headers as Request['headers'], body};
    return (await backend.handleRequest(request, caller)) as Answer;
  };
  const {port, close} = await listen(async (request, response) => {
    const raw = await buffer(request);
    const {status, type, body} = await answer(request, raw).catch((error: unknown): Answer => ({
      status: 599,
      type: 'text/plain',
      body: String(error),
    }));
    response.writeHead(status, type ? {'content-type': type} : {}).end(body);
  });
  return {
    verdicts,
    /** Base URL for a caller's requests. */
    addressFor: (caller: string): string => `http://127.0.0.1:${port}/${caller}/api`,
    close,
  };
}

/** Checks the content type of a body and the names in a form: the library lets files be absent. */
function bodyErrors(
  reference: Reference,
  {request}: Context,
  content: Record<string, Media> | undefined,
): string[] {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  const body = request.requestBody as Json | undefined;
  const hasBody = body !== undefined && body !== null && body !== '';
  if (!type) return hasBody ? ['the operation takes no body'] : [];
  const sent = String(request.headers['content-type'] ?? '').split(';')[0];
  if (hasBody && sent !== type) return [`the body is sent as "${sent}", not as ${type}`];
  if (type.includes('json') || !media?.schema) return [];
  const fields = Object.keys((body ?? {}) as object);
  const {required = []} = reference.follow(media.schema);
  return required.filter((name) => !fields.includes(name)).map((name) => `no field "${name}"`);
}

/** The text of a body, or the fields of a form as an object, in which a file is its content. */
async function readBody(raw: Buffer, type: string): Promise<Request['body']> {
  if (raw.length === 0) return undefined;
  if (!/form/.test(type)) return raw.toString();
  const form = await new Response(new Uint8Array(raw), {
    headers: {'content-type': type},
  }).formData();
  const fields = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await value.text(),
  ]);
  return Object.fromEntries(await Promise.all(fields)) as Request['body'];
}
