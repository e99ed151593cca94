import {json as readJson} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {listen} from '../../../support/listen';
import {hasPython, programOn, runPython} from './run';

interface Call {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** Runs the last of `files` against a server that speaks as much of OpenAI's protocol as the pages use. */
async function runWithModel(
  files: Record<string, string>,
  answer: (call: Call) => unknown,
  {service = 'OPENAI', status = 200} = {},
) {
  const calls: Call[] = [];
  const {port, close} = await listen(async (request, response) => {
    const body = (await readJson(request)) as Call['body'];
    const call = {path: request.url ?? '', key: request.headers.authorization, body};
    calls.push(call);
    response.writeHead(status).end(JSON.stringify(answer(call)));
  });
  const done = await runPython(files, Object.keys(files).slice(-1), {
    [`${service}_API_KEY`]: 'k',
    [`${service}_BASE_URL`]: `http://127.0.0.1:${port}`,
  });
  close();
  return {...done, calls};
}

const filesOf = (page: string, ...titles: string[]): Record<string, string> =>
  Object.fromEntries(titles.map((title) => [title, programOn(page, title).code]));

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
  const files = filesOf(page, 'extract.py', 'try_extract.py');
  const {calls, ...done} = await runWithModel(files, () => ({choices: [{message: {tool_calls: [call]}}]}));
  const {output} = programOn(page, 'try_extract.py');
  expect(done).toEqual({status: 0, stdout: `${output}\n`, stderr: ''});
  expect(calls).toMatchObject([
    {path: '/chat/completions', key: 'Bearer k', body: {tool_choice: {type: 'function'}}},
  ]);
});

it.runIf(hasPython)('retrieval.py embeds once and prints what the page shows', async () => {
  const page = 'docs/guides/tutorials/build-rag-application.mdx';
  const {output} = programOn(page, 'try_retrieval.py');
  const cosines = new Map(output.split('\n').map((line) => [line.slice(6), Number(line.slice(0, 4))]));
  const embedding = (text: string) => {
    const cosine = text.endsWith('?') ? 1 : (cosines.get(text) ?? -1);
    return {embedding: [cosine, Math.sqrt(1 - cosine ** 2)]};
  };
  const {calls, ...done} = await runWithModel(
    filesOf(page, 'documents.py', 'retrieval.py', 'try_retrieval.py'),
    ({body}) => ({data: (body.input as string[]).map(embedding)}),
  );
  expect(done).toEqual({status: 0, stdout: `${output}\n`, stderr: ''});
  expect(calls).toHaveLength(2);
});

const callApp = `
import asyncio, app
try:
    print(asyncio.run(app.summarize("Brake pads wear.")))
except app.ModelError as error:
    print(error.status_code, error)
`;

it.runIf(hasPython).each([
  ['answers', 200, {choices: [{message: {content: 'Check them.'}}]}, 'Check them.'],
  ['refuses', 401, {message: 'Unauthorized'}, '401 Mistral answered 401'],
])('the app for Mistral passes on what the model %s', async (_, status, answer, printed) => {
  const files = {...filesOf('docs/guides/tutorials/deploy-mistral-model.mdx', 'app.py'), 'call.py': callApp};
  const done = await runWithModel(files, () => answer, {service: 'MISTRAL', status});
  expect(done).toMatchObject({stdout: `${printed}\n`, stderr: ''});
  const content = 'Summarize the text in 2 sentences for a busy reader.';
  const messages = [
    {role: 'system', content},
    {role: 'user', content: 'Brake pads wear.'},
  ];
  const body = {model: 'mistral-small-latest', temperature: 0.3, messages};
  expect(done.calls).toEqual([{path: '/chat/completions', key: 'Bearer k', body}]);
});
