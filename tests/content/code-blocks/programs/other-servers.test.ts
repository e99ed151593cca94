import {readFileSync} from 'node:fs';
import path from 'node:path';
import {json as readJson} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {listen} from '../../../support/listen';
import {hasPython, programOn, runPython} from './run';

type Body = Record<string, unknown>;

/** A program of a page that calls a served app or the API of a model. */
interface Program {
  page: string;
  /** The blocks in its folder; the last is run. */
  titles: string[];
  args?: string[];
  /** A program to run in its place. */
  caller?: string;
  /** The address of the server in the program, if it does not read one from its environment. */
  address?: string;
  /** How the server answers, and with which status. */
  answer?: (body: Body) => unknown;
  status?: number;
  /** What the server must have got. */
  requests: unknown[];
  /** What it prints, if the page does not show it. */
  prints?: string;
}

const span = (id: string, parent: string | null, name: string, kind: string, tokens = 0) => ({
  id,
  parent_span_id: parent,
  name,
  spankind: kind,
  status: 'OK',
  tokens: tokens ? {total_tokens: tokens} : null,
});

const job = {
  title: 'Senior Backend Engineer',
  company: 'Northwind',
  city: 'Lisbon',
  remote: true,
  skills: ['Python', 'PostgreSQL'],
  salary: 'not asked for',
};
const storeJob = {function: {name: 'store_job', arguments: JSON.stringify(job)}};

const retrieval = 'docs/guides/tutorials/build-rag-application.mdx';
/** The scores that the page shows, by document. */
const shown = programOn(retrieval, 'try_retrieval.py').output.split('\n');
const cosines = new Map(shown.map((line) => [line.slice(6), Number(line.slice(0, 4))]));
const embedding = (text: string) => {
  const cosine = text.endsWith('?') ? 1 : (cosines.get(text) ?? -1);
  return {embedding: [cosine, Math.sqrt(1 - cosine ** 2)]};
};

const mistral: Program = {
  page: 'docs/guides/tutorials/deploy-mistral-model.mdx',
  titles: ['app.py'],
  caller: readFileSync(path.join(__dirname, 'drivers/call_mistral.py'), 'utf8'),
  requests: [
    ['/chat/completions', {model: 'mistral-small-latest', messages: [{}, {content: 'Brake pads wear.'}]}],
  ],
};

const programs: Program[] = [
  {
    page: 'docs/prompt_management/integrating.mdx',
    titles: ['ask.py'],
    address: 'YOUR_SERVICE_URL',
    requests: [['/generate_deployed', {inputs: {country: 'Kenya'}, environment: 'production'}]],
    answer: () => ({version: '2.0', data: 'Nairobi', trace: null}),
  },
  {
    page: 'docs/guides/tutorials/a-more-complicated-tutorial-draft.mdx',
    titles: ['ask.py'],
    requests: [
      ['/run', {message: 'The pedal broke after a year. Is that covered?', environment: 'production'}],
    ],
    answer: () => ({
      version: '2.0',
      data: '{"category": "warranty", "reply": "Hello, frames are covered for 5 years and all other parts for 2 years. Kind regards, the support team"}',
    }),
  },
  {
    page: 'docs/observability/quickstart.mdx',
    titles: ['show_trace.py'],
    args: ['When do you open?'],
    address: 'http://localhost:8001',
    requests: [['/playground/run', {question: 'When do you open?'}]],
    answer: () => ({
      data: 'We open at 9 on weekdays.',
      trace: {
        trace_id: '66d1b3934b77901bf06a7e7a',
        latency: 0.82,
        cost: 7.65e-6,
        spans: [
          span('1', null, 'generate', 'WORKFLOW', 33),
          span('2', '1', 'search', 'RETRIEVER'),
          span('3', '1', 'answer', 'WORKFLOW', 33),
          span('4', '3', 'llm_call', 'LLM', 33),
        ],
      },
    }),
  },
  {
    page: 'docs/guides/tutorials/extract_job_information.mdx',
    titles: ['extract.py', 'try_extract.py'],
    requests: [['/chat/completions', {tool_choice: {type: 'function'}}]],
    answer: () => ({choices: [{message: {tool_calls: [storeJob]}}]}),
  },
  {
    page: retrieval,
    titles: ['documents.py', 'retrieval.py', 'try_retrieval.py'],
    // The documents are embedded once.
    requests: [
      ['/embeddings', {}],
      ['/embeddings', {}],
    ],
    answer: ({input}) => ({data: (input as string[]).map(embedding)}),
  },
  {...mistral, answer: () => ({choices: [{message: {content: 'Check them.'}}]}), prints: 'Check them.'},
  {...mistral, status: 401, answer: () => ({}), prints: '401 Mistral answered 401'},
  {page: 'docs/evaluation/custom_evaluator.mdx', titles: ['try_evaluator.py'], requests: []},
];

it.runIf(hasPython).each(programs)(
  'sends what its server takes and prints what the page shows: $page $titles $status',
  async ({page, titles, args = [], caller, address = '', answer, status = 200, requests, prints}) => {
    const got: unknown[] = [];
    const {port, close} = await listen(async (request, response) => {
      const body = (await readJson(request)) as Body;
      got.push([request.url, body]);
      response.writeHead(status).end(JSON.stringify(answer?.(body)));
    });
    const server = `http://127.0.0.1:${port}`;
    const run = caller ? 'caller.py' : (titles.at(-1) ?? '');
    const files: Record<string, string> = {[run]: caller ?? ''};
    for (const title of titles)
      files[title] = programOn(page, title).code.replace(address, address && server);
    const done = await runPython(files, [run, ...args], {
      TRIAGE_URL: server,
      OPENAI_BASE_URL: server,
      OPENAI_API_KEY: 'k',
      MISTRAL_BASE_URL: server,
      MISTRAL_API_KEY: 'k',
    });
    close();
    const printed = prints ?? programOn(page, run).output;
    expect(done).toEqual({status: 0, stdout: `${printed}\n`, stderr: ''});
    expect(got).toMatchObject(requests);
  },
);
