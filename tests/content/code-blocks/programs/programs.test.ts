import {json as readJson} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {listen} from '../../../support/listen';
import {startMockServer} from '../../openapi/mock-server';
import {readReference} from '../../openapi/pages';
import {programs} from './against-the-api';
import {hasPython, programOn, runPython} from './run';

/** JSON of JavaScript does not tell 1.0 from 1. */
const withoutZeros = (text: string): string => text.trim().replace(/\b(\d+)\.0\b/g, '$1');

it.runIf(hasPython).each(programs)(
  'sends what the API takes and prints what the page shows: $page $title',
  {timeout: 90_000},
  async ({page, title, args = [], files, answers, filled: [from, to] = ['', ''], ...expected}) => {
    const {code, output} = programOn(page, title);
    const mock = await startMockServer(readReference(), answers);
    const host = mock.addressFor('page').replace(/\/api$/, '');
    const local = code.replace(from, to).replace('https://your-host.example', host);
    const {status, stdout, stderr} = await runPython({...files, [title]: local}, [title, ...args], {
      AGENTA_HOST: host,
      AGENTA_API_KEY: 'YOUR_API_KEY',
      AGENTA_APP_ID: 'YOUR_APP_ID',
    });
    mock.close();
    const refused = (mock.verdicts.get('page') ?? []).filter(({errors}) => errors.length > 0);
    expect(refused).toEqual([]);
    expect(stderr).toBe('');
    expect(withoutZeros(stdout)).toBe(withoutZeros(expected.prints ?? output));
    expect(status).toBe(expected.status ?? 0);
  },
);

const span = (id: string, parent: string | null, name: string, kind: string, tokens = 0) => ({
  id,
  parent_span_id: parent,
  name,
  spankind: kind,
  status: 'OK',
  tokens: tokens ? {total_tokens: tokens} : null,
});

/** Programs that call a served app: its address in them, the request it gets, and its answer. */
it.runIf(hasPython).each([
  {
    page: 'docs/prompt_management/integrating.mdx',
    title: 'ask.py',
    service: 'YOUR_SERVICE_URL',
    request: ['/generate_deployed', {inputs: {country: 'Kenya'}, environment: 'production'}],
    answer: {version: '2.0', data: 'Nairobi', trace: null},
  },
  {
    page: 'docs/guides/tutorials/a-more-complicated-tutorial-draft.mdx',
    title: 'client.py',
    service: '',
    request: ['/run', {message: 'The pedal broke after a year. Is that covered?', environment: 'production'}],
    answer: {
      version: '2.0',
      data: '{"category": "warranty", "reply": "Hello, frames are covered for 5 years and all other parts for 2 years. Kind regards, the support team"}',
    },
  },
  {
    page: 'docs/observability/quickstart.mdx',
    title: 'show_trace.py',
    args: ['When do you open?'],
    service: 'http://localhost:8001',
    request: ['/playground/run', {question: 'When do you open?'}],
    answer: {
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
    },
  },
])('calls a served app as the page says: $page $title', async (one) => {
  const {code, output} = programOn(one.page, one.title);
  const requests: unknown[] = [];
  const {port, close} = await listen(async (request, response) => {
    requests.push([request.url, await readJson(request)]);
    response.end(JSON.stringify(one.answer));
  });
  const address = `http://127.0.0.1:${port}`;
  const local = one.service ? code.replace(one.service, address) : code;
  const args = [one.title, ...(one.args ?? [])];
  const done = await runPython({[one.title]: local}, args, {TRIAGE_URL: address});
  close();
  expect(requests).toEqual([one.request]);
  expect(done).toEqual({status: 0, stdout: `${output}\n`, stderr: ''});
});

it.runIf(hasPython)('the webhook server passes the tests that its page shows', async () => {
  const page = 'docs/evaluation/webhook_evaluator.mdx';
  const names = ['scoring.py', 'server.py', 'test_server.py'];
  const files = Object.fromEntries(names.map((name) => [name, programOn(page, name).code]));
  const {status, stderr} = await runPython(files, ['-m', 'unittest']);
  const shown = programOn(page, 'test_server.py').output;
  const withoutTime = (text: string): string => text.trim().replace(/ in .*/, '');
  expect(withoutTime(stderr)).toBe(withoutTime(shown));
  expect(status).toBe(0);
});

it.runIf(hasPython)('try_evaluator.py prints what its page shows', async () => {
  const {code, output} = programOn('docs/evaluation/custom_evaluator.mdx', 'try_evaluator.py');
  const done = await runPython({'try_evaluator.py': code}, ['try_evaluator.py']);
  expect(done).toEqual({status: 0, stdout: `${output}\n`, stderr: ''});
});
