import {execFileSync} from 'node:child_process';
import {afterAll, expect, it} from 'vitest';
import {sampleLanguages} from '@site/src/api-reference/samples';
import {jsonBody, keyPlaceholder, sampleRequest} from '@site/src/api-reference/samples/request';
import {testFolder} from '../../support/folder';
import {special} from '../../support/special';
import {parserOf, syntaxErrors} from '../../support/syntax';
import {reportDegraded} from '../../support/degraded';
import {startMockServer} from './mock-server';
import {readReference, readSamples} from './pages';
import {missingTool, runSamples} from './runners';

const reference = readReference();
const samples = readSamples(reference);
const [server] = reference.description.servers;
const mock = await startMockServer(reference);
const missing = new Map(
  sampleLanguages.flatMap(({id}) => {
    const tool = missingTool(id);
    return tool ? [[id, tool] as const] : [];
  }),
);

afterAll(mock.close);

/** Names of the files that the samples of an operation upload. */
function uploadsOf(slug: string): string[] {
  const entry = reference.entries.find((one) => one.slug === slug);
  const body = entry && sampleRequest(entry, reference).body;
  return body?.kind === 'multipart' ? body.parts.filter(({isFile}) => isFile).map(({value}) => value) : [];
}

/** Slugs of operations that differ in method, query, kind of body or kind of response: few, as the C# compiler takes seconds to start. */
function oneOfEachShape(): string[] {
  const shapes = new Map(
    reference.entries.map((entry) => {
      const {method, query, body, answer} = sampleRequest(entry, reference);
      return [[method, query.length > 0, body?.kind, answer].join(), entry.slug];
    }),
  );
  return [...shapes.values()];
}

/** Runs samples of one language against the mock server. Returns slug → errors. */
async function judge(language: string, texts: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  // Keeps the runs of an operation in several languages separate.
  const caller = (slug: string) => `${language}-${slug}`;
  const calls = new Map<string, string>();
  for (const [slug, text] of texts) {
    mock.verdicts.delete(caller(slug));
    const local = text.replaceAll(server?.url ?? '', mock.addressFor(caller(slug)));
    if (local !== text) calls.set(slug, local);
  }
  const failures = await runSamples(language, calls, uploadsOf);
  return new Map(
    [...texts.keys()].map((slug) => {
      if (!calls.has(slug)) return [slug, ['the sample does not name the server']];
      const entry = reference.entries.find((one) => one.slug === slug);
      const [verdict, ...more] = mock.verdicts.get(caller(slug)) ?? [];
      const failure = failures.get(slug);
      const errors = failure === undefined ? [] : [failure];
      if (!verdict || more.length > 0)
        return [slug, [...errors, `the sample sent ${more.length + (verdict ? 1 : 0)} requests`]];
      if (verdict.operationId !== entry?.operation.operationId)
        errors.push(`it called ${verdict.operationId}`);
      return [slug, [...verdict.errors, ...errors]];
    }),
  );
}

it('samples cover nine languages, without white space at the end of a line', () => {
  for (const [slug, byLanguage] of samples) {
    expect([...byLanguage.keys()], slug).toEqual(sampleLanguages.map(({id}) => id));
    for (const text of byLanguage.values()) expect(text, slug).not.toMatch(/[ \t]$|undefined/m);
  }
});

const languages = sampleLanguages.map(({id, fence}) => [id, fence] as const);
it.each(languages)('samples parse: %s', async (id, fence) => {
  const parser = await parserOf(fence);
  const broken = [...samples].flatMap(([slug, byLanguage]) =>
    syntaxErrors(parser, byLanguage.get(id) ?? '').map((error) => `${slug}: ${error}`),
  );
  expect(broken).toEqual([]);
});

if (missing.size > 0) {
  const labels = sampleLanguages.filter(({id}) => missing.has(id)).map(({label}) => label);
  reportDegraded(
    `API samples in ${labels.join(', ')}`,
    `parsed, but not run, since these are not installed: ${[...missing.values()].join(', ')}`,
  );
}

const runnable = sampleLanguages.filter(({id}) => !missing.has(id));

it.each(runnable)('samples send every character of a body: $id', async ({id, write}) => {
  const sample = write({
    method: 'POST',
    address: `${server?.url}/apps`,
    query: [],
    headers: [['Authorization', keyPlaceholder]],
    answer: 'json',
    body: jsonBody('application/json', special),
  });
  await judge(id, new Map([['create-app', sample]]));
  expect(mock.verdicts.get(`${id}-create-app`)?.map(({body}) => body)).toEqual([special]);
});

it.each(runnable)('samples are accepted when run: $id', {timeout: 600_000}, async ({id}) => {
  const slugs = id === 'csharp' ? oneOfEachShape() : [...samples.keys()];
  const texts = new Map(slugs.map((slug) => [slug, samples.get(slug)?.get(id) ?? '']));
  const rejected = [...(await judge(id, texts))].flatMap(([slug, errors]) =>
    errors.length > 0 ? `${slug}: ${errors.join('; ')}` : [],
  );
  expect(rejected).toEqual([]);
});

it.each([
  ['get-config', /[?&](config_name|environment_name)=/],
  ['construct-app-container-url', /[?&](base_id|variant_id)=/],
  ['fetch-evaluation-ids', /[?&]resource_ids=/],
])('samples name the parameters that only the server requires: %s', (slug, needed) => {
  expect(samples.get(slug)?.get('curl')).toMatch(needed);
});

if (missing.has('go'))
  reportDegraded('layout of the Go samples', 'not compared with gofmt, since Go is not installed');
it.runIf(!missing.has('go'))('the Go samples are formatted with gofmt', () => {
  const files = [...samples].map(([slug, texts]) => [`${slug}.go`, `${texts.get('go')}\n`]);
  const folder = testFolder(Object.fromEntries(files));
  expect(execFileSync('gofmt', ['-l', folder], {encoding: 'utf8'})).toBe('');
});

it.each<[string, string | RegExp, string, RegExp]>([
  ['a body without a required field', 'app_name', 'other_name', /app_name/],
  ['a request without the key', / {4}Authorization[^\n]*\n/, '', /key/],
  ['a path that does not exist', '/apps', '/app', /none|path/],
])('the mock server rejects %s', async (_, right, wrong, error) => {
  const sample = samples.get('create-app')?.get('nodejs') ?? '';
  const verdicts = await judge('nodejs', new Map([['create-app', sample.replace(right, wrong)]]));
  expect(verdicts.get('create-app')?.join()).toMatch(error);
});
