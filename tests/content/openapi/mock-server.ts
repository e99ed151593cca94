import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {OpenAPIBackend, type Context, type Document, type Request} from 'openapi-backend';
import type {Reference} from '@site/src/api-reference/description/reference';
import type {Json, Media} from '@site/src/api-reference/description/types';
import {mediaExample} from '@site/src/api-reference/samples/request';
import {keyPlaceholder} from '@site/src/api-reference/samples/request';

/** Passes the caller's name from the URL to the handlers. */
const callerHeader = 'x-caller';

/** The result of one request. */
interface Verdict {
  operationId: string;
  errors: string[];
}

interface Answer {
  status: number;
  type?: string;
  body?: string;
}

/** Validation errors as text. */
const messages = (errors: Context['validation']['errors'] = []): string[] =>
  (errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);

/**
 * A local server that accepts what the description allows and rejects everything else: unknown paths, methods
 * and query parameters, values and bodies that do not match, and requests without the key.
 */
export class MockServer {
  /** By caller, i.e. the first segment of the request path. */
  readonly verdicts = new Map<string, Verdict[]>();
  readonly #backend: OpenAPIBackend;
  #server?: Server;
  #origin?: string;

  constructor(private readonly reference: Reference) {
    const definition = structuredClone(reference.description) as unknown as Document;
    this.#backend = new OpenAPIBackend({
      definition,
      apiRoot: '/api',
      // Skips the library's check of the description, which supports only OpenAPI 3.0. Redocly checks it.
      quick: true,
      ignoreTrailingSlashes: false,
      coerceTypes: true,
      // Redocly checks the formats of the examples, which the samples send.
      ajvOpts: {validateFormats: false},
    });
    this.#backend.registerSecurityHandler(
      'APIKeyHeader',
      (context: Context) => context.request.headers.authorization === keyPlaceholder,
    );
    this.#backend.register({
      validationFail: (context: Context) =>
        this.#judge(context, messages(context.validation.errors)),
      unauthorizedHandler: (context: Context) => this.#judge(context, ['the key is missing']),
      notFound: (context: Context) => this.#judge(context, ['no operation has this path']),
      methodNotAllowed: (context: Context) =>
        this.#judge(context, ['no operation has this method']),
      notImplemented: (context: Context) => this.#judge(context, []),
    });
    for (const {operation} of reference.entries) {
      this.#backend.register(operation.operationId, (context: Context) => this.#judge(context, []));
    }
  }

  /** Base URL for a caller's requests; see `verdicts`. */
  addressFor(caller: string): string {
    if (!this.#origin) throw new Error('the mock server is not running');
    return `${this.#origin}/${caller}/api`;
  }

  async start(): Promise<void> {
    await this.#backend.init();
    const server = createServer((request, response) => {
      void this.#answer(request)
        .catch((error: unknown): Answer => ({status: 599, type: 'text/plain', body: String(error)}))
        .then(({status, type, body}) => {
          response.writeHead(status, type ? {'content-type': type} : {});
          response.end(body);
        });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  async #answer(incoming: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const [address = '', query] = (incoming.url ?? '').split('?');
    const [, caller = '', path = ''] = /^\/([^/]*)(.*)$/.exec(address) ?? [];
    const type = incoming.headers['content-type'] ?? '';
    const request: Request = {
      method: incoming.method ?? '',
      path,
      query,
      headers: {...(incoming.headers as Record<string, string>), [callerHeader]: caller},
      body: await readBody(raw, type),
    };
    return (await this.#backend.handleRequest(request, type)) as Answer;
  }

  /** Records the verdict and answers with the example of the description. */
  #judge(context: Context, errors: string[]): Answer {
    const operationId = context.operation?.operationId ?? 'none';
    const entry = this.reference.entries.find(
      ({operation}) => operation.operationId === operationId,
    );
    const all = entry ? [...errors, ...this.#bodyErrors(context, entry.body?.content)] : errors;
    const name = String(context.request.headers[callerHeader]);
    this.verdicts.set(name, [...(this.verdicts.get(name) ?? []), {operationId, errors: all}]);
    if (all.length > 0 || !entry)
      return {status: 422, type: 'application/json', body: JSON.stringify({errors: all})};
    const [status, response] =
      entry.responses.find(([code]) => code.startsWith('2')) ?? entry.responses[0] ?? [];
    const [type, media] = Object.entries(response?.content ?? {})[0] ?? [];
    if (!type || !media) return {status: Number(status)};
    const example = mediaExample(media) ?? null;
    return {
      status: 200,
      type,
      body: type.includes('json') ? JSON.stringify(example) : String(example),
    };
  }

  /** Checks the content type of a body and the names in a form: the library lets files be absent. */
  #bodyErrors(context: Context, content: Record<string, Media> | undefined): string[] {
    const [type, media] = Object.entries(content ?? {})[0] ?? [];
    const body = context.request.requestBody as Json | undefined;
    const hasBody = body !== undefined && body !== null && body !== '';
    if (!type) return hasBody ? ['the operation takes no body'] : [];
    const sent = String(context.request.headers['content-type'] ?? '').split(';')[0];
    if (hasBody && sent !== type) return [`the body is sent as "${sent}", not as ${type}`];
    if (type.includes('json') || !media?.schema) return [];
    const fields = Object.keys((body ?? {}) as object);
    const {required = []} = this.reference.follow(media.schema);
    return required.filter((name) => !fields.includes(name)).map((name) => `no field "${name}"`);
  }
}

/** The text of a body, or the fields of a form as an object, in which a file is its content. */
async function readBody(raw: Buffer, type: string): Promise<Request['body']> {
  if (raw.length === 0) return undefined;
  if (!/form/.test(type)) return raw.toString();
  const form = await new Response(new Uint8Array(raw), {
    headers: {'content-type': type},
  }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form.entries())
    fields[name] = typeof value === 'string' ? value : await value.text();
  return fields;
}
