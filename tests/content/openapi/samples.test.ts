import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sampleLanguages} from '@site/src/plugins/api-reference/samples';
import {sampleRequest} from '@site/src/plugins/api-reference/samples/request';
import {MockServer} from './mock-server';
import {readReference, readSamples} from './pages';
import {canRun, runSample} from './runners';

const reference = readReference();
const samples = readSamples(reference);
const [server] = reference.description.servers;
const mock = new MockServer(reference);
let address = '';

beforeAll(async () => {
  address = await mock.start();
});
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

/** Runs a sample against the mock and returns what the mock found wrong. */
async function judge(language: string, slug: string, text: string): Promise<string[]> {
  const entry = reference.entries.find((one) => one.slug === slug);
  const before = mock.verdicts.length;
  const local = text.replaceAll(server?.url ?? '', address);
  if (local === text) return ['the sample does not name the server'];
  await runSample(language, local, filesOf(slug));
  const [verdict, ...more] = mock.verdicts.slice(before);
  if (!verdict || more.length > 0) return [`the sample sent ${more.length + (verdict ? 1 : 0)} requests`];
  if (verdict.operationId !== entry?.operation.operationId) return [`it called ${verdict.operationId}`];
  return verdict.faults;
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
      const refused: string[] = [];
      for (const slug of slugs) {
        const text = samples.get(slug)?.get(id) ?? '';
        const faults = await judge(id, slug, text).catch((error: unknown) => [String(error)]);
        if (faults.length > 0) refused.push(`${slug}: ${faults.join('; ')}`);
      }
      console.log(`${id}: ${slugs.length - refused.length} of ${samples.size} samples run and accepted`);
      expect(refused).toEqual([]);
      expect(slugs.length).toBeGreaterThanOrEqual(id === 'java' ? 10 : 91);
    });
  }
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
    expect((await judge('curl', 'create-app', broken)).join()).toMatch(fault);
  });

  it('refuses an unknown query parameter', async () => {
    const list = samples.get('list-apps')?.get('curl') ?? '';
    const faults = await judge('curl', 'list-apps', list.replace("/apps'", "/apps?nothing=1'"));
    expect(faults.join()).toMatch(/additional/);
  });

  it('refuses a form without its file', async () => {
    const upload = samples.get('upload-file')?.get('curl') ?? '';
    const faults = await judge('curl', 'upload-file', upload.replace('file=@', 'other=@'));
    expect(faults.join()).toMatch(/file/);
  });
});
