import {json as readJson} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {listen} from '../../../support/listen';
import {hasPython, programOn, runPython} from './run';

interface Call {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** A server that speaks as much of OpenAI's protocol as the pages use. */
async function modelServer(answer: (call: Call) => [status: number, body: unknown]) {
  const calls: Call[] = [];
  const {port, close} = await listen(async (request, response) => {
    const body = (await readJson(request)) as Call['body'];
    const call = {path: request.url ?? '', key: request.headers.authorization, body};
    calls.push(call);
    const [status, value] = answer(call);
    response.writeHead(status).end(JSON.stringify(value));
  });
  return {calls, close, url: `http://127.0.0.1:${port}`};
}

const filesOf = (page: string, ...titles: string[]): Record<string, string> =>
  Object.fromEntries(titles.map((title) => [title, programOn(page, title).code]));

const reply = (message: unknown): [number, unknown] => [200, {choices: [{message}]}];

it.runIf(hasPython)('extract.py sends its tool and prints what the page shows', async () => {
  const page = 'docs/guides/tutorials/extract_job_information.mdx';
  const job = {
    title: 'Senior Backend Engineer',
    company: 'Northwind',
    city: 'Lisbon',
    remote: true,
    skills: ['Python', 'PostgreSQL'],
    salary: 'not asked for',
  };
  const call = {function: {name: 'store_job', arguments: JSON.stringify(job)}};
  const server = await modelServer(() => reply({tool_calls: [call]}));
  const files = filesOf(page, 'extract.py', 'try_extract.py');
  const done = await runPython(files, ['try_extract.py'], {
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: server.url,
  });
  server.close();
  expect(done).toEqual({
    status: 0,
    stdout: `${programOn(page, 'try_extract.py').output}\n`,
    stderr: '',
  });
  expect(server.calls).toMatchObject([
    {path: '/chat/completions', key: 'Bearer k', body: {tool_choice: {type: 'function'}}},
  ]);
});

it.runIf(hasPython)('retrieval.py embeds once and prints what the page shows', async () => {
  const page = 'docs/guides/tutorials/build-rag-application.mdx';
  const files = filesOf(page, 'documents.py', 'retrieval.py', 'try_retrieval.py');
  const {output} = programOn(page, 'try_retrieval.py');
  const cosines = new Map(output.split('\n').map((line) => [line.slice(6), Number(line.slice(0, 4))]));
  const server = await modelServer(({body}) => {
    const embedding = (text: string) => {
      const cosine = text.endsWith('?') ? 1 : (cosines.get(text) ?? -1);
      return {embedding: [cosine, Math.sqrt(1 - cosine ** 2)]};
    };
    return [200, {data: (body.input as string[]).map(embedding)}];
  });
  const done = await runPython(files, ['try_retrieval.py'], {
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: server.url,
  });
  server.close();
  expect(done).toEqual({status: 0, stdout: `${output}\n`, stderr: ''});
  expect(server.calls).toHaveLength(2);
});

const mistral = filesOf('docs/guides/tutorials/deploy-mistral-model.mdx', 'app.py');
const callApp = `
import asyncio, app
try:
    print(asyncio.run(app.summarize("Brake pads wear.")))
except app.ModelError as error:
    print(error.status_code, error)
`;

it.runIf(hasPython).each([
  ['answers', reply({content: 'Check them.'}), 'Check them.'],
  ['refuses', [401, {message: 'Unauthorized'}] as [number, unknown], '401 Mistral answered 401'],
])('the app for Mistral passes on what the model %s', async (_, answer, printed) => {
  const server = await modelServer(() => answer);
  const files = {...mistral, 'call.py': callApp};
  const {stdout, stderr} = await runPython(files, ['call.py'], {
    MISTRAL_API_KEY: 'k',
    MISTRAL_BASE_URL: server.url,
  });
  server.close();
  expect({stdout, stderr}).toEqual({stdout: `${printed}\n`, stderr: ''});
  expect(server.calls).toEqual([
    {
      path: '/chat/completions',
      key: 'Bearer k',
      body: {
        model: 'mistral-small-latest',
        temperature: 0.3,
        messages: [
          {
            role: 'system',
            content: 'Summarize the text in 2 sentences for a busy reader.',
          },
          {role: 'user', content: 'Brake pads wear.'},
        ],
      },
    },
  ]);
});
