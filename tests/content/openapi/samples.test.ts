import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sampleLanguages} from '@site/src/api-reference/samples';
import {sampleRequest} from '@site/src/api-reference/samples/request';
import {MockServer} from './mock-server';
import {readReference, readSamples} from './pages';
import {canRun, runSamples} from './runners';

const reference = readReference();
const samples = readSamples(reference);
const [server] = reference.description.servers;
const mock = new MockServer(reference);

beforeAll(() => mock.start());
afterAll(() => mock.stop());

/** Files that the samples of an operation send. */
function filesOf(slug: string): string[] {
  const entry = reference.entries.find((one) => one.slug === slug);
  const body = entry && sampleRequest(entry, '', reference.schema).body;
  return body?.kind === 'multipart' ? body.parts.flatMap((part) => ('file' in part ? [part.file] : [])) : [];
}

/** Starting a Java compiler takes a second: operations that differ in method, kind of body or kind of answer. */
function oneOfEachShape(): string[] {
  const shapes = new Map(
    reference.entries.map((entry) => {
      const {method, query, body, answer} = sampleRequest(entry, '', reference.schema);
      return [[method, query.length > 0, body?.kind, answer].join(), entry.slug];
    }),
  );
  return [...shapes.values()];
}

/** Runs samples of one language against the mock and returns, for each operation, what was found wrong. */
async function judge(
  language: string,
  texts: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  // One run of an operation must not be taken for another's.
  const caller = (slug: string) => `${language}-${slug}`;
  const calls = [...texts].map(([slug, text]) => {
    mock.verdicts.delete(caller(slug));
    const local = text.replaceAll(server?.url ?? '', mock.addressFor(caller(slug)));
    return {slug, text: local, files: filesOf(slug), isLocal: local !== text};
  });
  const failures = await runSamples(
    language,
    calls.filter(({isLocal}) => isLocal),
  );
  return new Map(
    calls.map(({slug, isLocal}) => {
      if (!isLocal) return [slug, ['the sample does not name the server']];
      const entry = reference.entries.find((one) => one.slug === slug);
      const [verdict, ...more] = mock.verdicts.get(caller(slug)) ?? [];
      const failure = failures.get(slug);
      const faults = failure === undefined ? [] : [failure];
      if (!verdict || more.length > 0)
        return [slug, [...faults, `the sample sent ${more.length + (verdict ? 1 : 0)} requests`]];
      if (verdict.operationId !== entry?.operation.operationId)
        faults.push(`it called ${verdict.operationId}`);
      return [slug, [...verdict.faults, ...faults]];
    }),
  );
}

/** What is wrong with one changed sample. */
async function judgeOne(language: string, slug: string, text: string): Promise<string> {
  const verdicts = await judge(language, new Map([[slug, text]]));
  return verdicts.get(slug)?.join() ?? '';
}

describe('the samples of every operation', () => {
  it('cover nine languages on every page', () => {
    expect(reference.entries.length).toBeGreaterThanOrEqual(91);
    for (const [slug, byLanguage] of samples) {
      expect([...byLanguage.keys()], slug).toEqual(sampleLanguages.map(({id}) => id));
    }
  });

  const missing = sampleLanguages.filter(({id}) => !canRun(id)).map(({label}) => label);
  if (missing.length > 0) console.log(`not run, because this machine lacks their tools: ${missing.join(', ')}`);

  for (const {id} of sampleLanguages.filter((language) => canRun(language.id))) {
    it(`are accepted when run: ${id}`, {timeout: 600_000}, async () => {
      const slugs = id === 'java' ? oneOfEachShape() : [...samples.keys()];
      const texts = new Map(slugs.map((slug) => [slug, samples.get(slug)?.get(id) ?? '']));
      const refused = [...(await judge(id, texts))].flatMap(([slug, faults]) =>
        faults.length > 0 ? `${slug}: ${faults.join('; ')}` : [],
      );
      console.log(`${id}: ${slugs.length - refused.length} of ${samples.size} samples run and accepted`);
      expect(refused).toEqual([]);
      expect(slugs.length).toBeGreaterThanOrEqual(id === 'java' ? 10 : 91);
    });
  }
});

describe('parameters that the server needs though its schema calls them optional', () => {
  it.each([
    ['get-config', /[?&](config_name|environment_name)=/],
    ['construct-app-container-url', /[?&](base_id|variant_id)=/],
    ['fetch-evaluation-ids', /[?&]resource_ids=/],
  ])('are in the samples of %s', (slug, needed) => {
    expect(samples.get(slug)?.get('curl')).toMatch(needed);
  });
});

describe.runIf(canRun('go'))('the Go samples', () => {
  it('are written as gofmt would write them', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gofmt-'));
    for (const [slug, byLanguage] of samples) {
      writeFileSync(path.join(folder, `${slug}.go`), `${byLanguage.get('go')}\n`);
    }
    const {stdout} = await promisify(execFile)('gofmt', ['-l', folder]);
    rmSync(folder, {recursive: true});
    expect(stdout).toBe('');
  });
});

describe('the mock server', () => {
  const text = samples.get('create-app')?.get('curl') ?? '';

  it.each([
    ['a body without a required field', text.replace('"app_name"', '"other_name"'), /app_name/],
    ['a value of the wrong type', text.replace('"ticket-triage"', '7'), /string/],
    ['a request without the key', text.replace(/ {2}--header 'Authorization[^\n]*\n/, ''), /key/],
    ['a body sent as something else', text.replace('application/json', 'text/plain'), /text\/plain/],
    ['a path that does not exist', text.replace('/apps', '/app'), /none|path/],
    ['another method', text.replace('POST', 'DELETE'), /none|method/],
  ])('refuses %s', async (_, broken, fault) => {
    expect(broken).not.toBe(text);
    expect(await judgeOne('curl', 'create-app', broken)).toMatch(fault);
  });

  it('refuses an unknown query parameter', async () => {
    const list = samples.get('list-apps')?.get('curl') ?? '';
    const faults = await judgeOne('curl', 'list-apps', list.replace("/apps'", "/apps?nothing=1'"));
    expect(faults).toMatch(/additional/);
  });

  it('refuses a form without its file', async () => {
    const upload = samples.get('upload-file')?.get('curl') ?? '';
    const faults = await judgeOne('curl', 'upload-file', upload.replace('file=@', 'other=@'));
    expect(faults).toMatch(/file/);
  });

  const brokenOff = [
    ['curl', '# SERVER\nexit 3'],
    ['python', 'raise SystemExit("SERVER is out of paper")'],
    ['nodejs', 'throw new Error("SERVER is out of paper");'],
    ['ruby', 'raise "SERVER is out of paper"'],
    ['go', 'package main\n\nfunc main() { panic("SERVER is out of paper") }'],
  ] as const;
  it.each(brokenOff.filter(([language]) => canRun(language)))(
    'tells of a %s sample that breaks off, and of one that calls another operation',
    async (language, broken) => {
      const good = samples.get('list-apps')?.get(language) ?? '';
      const verdicts = await judge(
        language,
        new Map([
          ['create-app', broken.replace('SERVER', server?.url ?? '')],
          ['get-app-variant', good],
          ['list-apps', good],
        ]),
      );
      expect(verdicts.get('create-app')?.join()).toMatch(/(paper|exit|failed).*sent 0 requests/s);
      expect(verdicts.get('get-app-variant')?.join()).toMatch(/it called/);
      expect(verdicts.get('list-apps')).toEqual([]);
    },
  );
});
