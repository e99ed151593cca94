import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {OpenAPIBackend, type Context, type Document, type Request} from 'openapi-backend';
import type {Reference} from '@site/src/api-reference/description/reference';
import type {Json, Media} from '@site/src/api-reference/description/types';
import {mediaExample} from '@site/src/api-reference/samples/example';
import {keyPlaceholder} from '@site/src/api-reference/samples/request';

/** Carries the caller's name from the address to the verdict. */
const callerHeader = 'x-caller';

/** What became of one request. */
export interface Verdict {
  operationId: string;
  faults: string[];
}

interface Answer {
  status: number;
  type?: string;
  body?: string;
}

const refuse = (status: number, verdict: Verdict): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify({refused: verdict.faults}),
});

/**
 * A server on this machine that accepts what the description allows and refuses everything else: unknown
 * paths, methods and query parameters, values and bodies that do not fit, and requests without the key.
 */
export class MockServer {
  /** Of each caller: the name that its address of the server begins with. */
  readonly verdicts = new Map<string, Verdict[]>();
  readonly #backend: OpenAPIBackend;
  readonly #ajv = addFormats(new Ajv({strict: false, allErrors: true}));
  #server?: Server;
  #origin?: string;

  constructor(private readonly reference: Reference) {
    const definition = structuredClone(reference.description) as unknown as Document;
    this.#backend = new OpenAPIBackend({
      definition,
      apiRoot: '/api',
      // The description is checked by Redocly; this library's own check knows OpenAPI 3.0 only.
      quick: true,
      ignoreTrailingSlashes: false,
      coerceTypes: true,
      customizeAjv: (ajv) => addFormats(ajv),
    });
    this.#backend.registerSecurityHandler(
      'APIKeyHeader',
      (context: Context) => context.request.headers.authorization === keyPlaceholder,
    );
    this.#backend.register({
      validationFail: (context: Context) =>
        this.#judge(context, (context.validation.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)),
      unauthorizedHandler: (context: Context) => this.#judge(context, ['the key is missing']),
      notFound: (context: Context) => this.#judge(context, ['no operation has this path']),
      methodNotAllowed: (context: Context) => this.#judge(context, ['no operation has this method']),
      notImplemented: (context: Context) => this.#judge(context, []),
    });
    for (const {operation} of reference.entries) {
      this.#backend.register(operation.operationId, (context: Context) => this.#judge(context, []));
    }
  }

  /** Address to send a caller's requests to; see `verdicts`. */
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

  /** Notes the verdict and answers with the example of the description. */
  #judge(context: Context, faults: string[]): Answer {
    const operationId = context.operation?.operationId ?? 'none';
    const entry = this.reference.entries.find(({operation}) => operation.operationId === operationId);
    const all = entry ? [...faults, ...this.#bodyFaults(context, entry.body?.content)] : faults;
    const verdict = {operationId, faults: all};
    const name = String(context.request.headers[callerHeader]);
    this.verdicts.set(name, [...(this.verdicts.get(name) ?? []), verdict]);
    if (all.length > 0 || !entry) return refuse(422, verdict);
    const [status, response] = entry.responses.find(([code]) => code.startsWith('2')) ?? entry.responses[0] ?? [];
    const [type, media] = Object.entries(response?.content ?? {})[0] ?? [];
    if (!type || !media) return {status: Number(status)};
    const example = mediaExample(media, this.reference.schema) ?? null;
    return {status: 200, type, body: type.includes('json') ? JSON.stringify(example) : String(example)};
  }

  /** The library checks JSON bodies; the type of a body and the fields of forms are checked here. */
  #bodyFaults(context: Context, content: Record<string, Media> | undefined): string[] {
    const [type, media] = Object.entries(content ?? {})[0] ?? [];
    const body = context.request.requestBody as Json | undefined;
    const hasBody = body !== undefined && body !== null && body !== '';
    if (!type) return hasBody ? ['the operation takes no body'] : [];
    const sent = String(context.request.headers['content-type'] ?? '').split(';')[0];
    if (hasBody && sent !== type) return [`the body is sent as "${sent}", not as ${type}`];
    if (type.includes('json') || !media?.schema) return [];
    const schema = {...media.schema, components: this.reference.description.components};
    const check = this.#ajv.compile(schema);
    return check(body) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  }
}

/** Forms become objects, so that their fields can be checked; a file becomes its content. */
async function readBody(raw: Buffer, type: string): Promise<Request['body']> {
  if (raw.length === 0) return undefined;
  if (!/form/.test(type)) return raw.toString();
  const form = await new Response(new Uint8Array(raw), {headers: {'content-type': type}}).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form.entries()) fields[name] = typeof value === 'string' ? value : await value.text();
  return fields;
}
