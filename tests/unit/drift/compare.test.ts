import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {Reference} from '../../../src/api-reference/description/reference';
import {surface} from '../../../src/drift';
import {Checkout} from '../../../src/drift/checkout';
import {compare} from '../../../src/drift/compare';
import {intended, unintended} from '../../../src/drift/intended';
import {pagesOf} from '../../../src/drift/kinds';
import {Locator} from '../../../src/drift/locate';
import {line, text} from '../../../src/drift/report';
import {entity} from '../../../src/drift/types';
import {testFolder} from '../../support/folder';
import {platform, root} from './helpers';

const route = (name: string, facts = {}) =>
  entity('operation', name, {id: 'x', ...facts}, {file: 'a.yaml', line: 1}, ['/a']);
const parameter = (name: string, facts: Record<string, string | boolean>) =>
  entity('parameter', ['GET /a', ' ', name], facts, {file: 'a.py', line: 2});

describe('the comparison', () => {
  it('counts each fact that both sides state once', () => {
    const facts = {place: 'query', type: 'string', required: true, default: 'none'};
    const side = [route('GET /a'), parameter('b', facts)];
    expect(compare({ours: side, platform: side})).toMatchObject({compared: 5, differences: []});
    const vague = [route('GET /a'), parameter('b', {place: 'query'})];
    expect(compare({ours: side, platform: vague}).compared).toBe(2);
  });

  it('reports a missing thing once, without its parts', () => {
    const {differences} = compare({ours: [route('GET /a'), parameter('b', {})], platform: []});
    expect(differences.map(({name}) => name)).toEqual(['GET /a']);
  });

  it('sorts by what readers would notice first, and says where and on which pages', () => {
    const ours = [
      route('GET /a'),
      route('GET /gone'),
      parameter('b', {required: false, type: 'x'}),
    ];
    const platform = [
      route('GET /a'),
      route('GET /new'),
      parameter('b', {required: true, type: 'y'}),
    ];
    expect(compare({ours, platform}).differences.map(line)).toEqual([
      'removed  operation  GET /gone  id x → absent   a.yaml:1   -   pages: /a',
      'changed  parameter  GET /a b  required: false → true   a.py:2   a.py:2',
      'changed  parameter  GET /a b  type: x → y   a.py:2   a.py:2',
      'added  operation  GET /new  absent → id x   -   a.yaml:1   pages: /a',
    ]);
  });

  it('refers from something new to the page that documents its kind', () => {
    const [added] = compare({ours: [], platform: [entity('client method', 'a.b')]}).differences;
    expect(added?.pages).toEqual(['/reference/sdk/client']);
  });

  it('reports a changed order of a list', () => {
    const side = (body: string[]) => [entity('x', 'a', {body})];
    const {differences} = compare({ours: side(['1', '2']), platform: side(['2', '1'])});
    expect(differences.map(line)).toEqual(['changed  x  a  body: 1, 2 → 2, 1   -   -']);
  });

  it('shows only the difference of two long lists', () => {
    const list = (last: string) =>
      entity('command', 'T', {is: ['a', 'b', 'c', 'd', 'e', 'f', last]});
    const {differences} = compare({ours: [list('g')], platform: [list('h')]});
    expect(differences.map(line)).toEqual(['changed  command  T  is: …, g → …, h   -   -']);
  });
});

describe('intended differences', () => {
  const [first] = intended;

  it('have a reason and a line that proves them, and are named once', () => {
    expect(intended.length).toBeGreaterThan(30);
    for (const {reason, proof} of intended) {
      expect(reason).toMatch(/\.$/);
      expect(proof).toMatch(/^[\w./-]+:\d+$/);
    }
    const names = intended.flatMap((one) =>
      one.names.map((name) => `${one.kind} ${name} ${one.detail ?? ''}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('are reported when they no longer apply', () => {
    const stale = unintended([]);
    expect(stale).toHaveLength(intended.flatMap(({names}) => names).length);
    expect(stale[0]).toMatchObject({kind: 'intended difference', now: 'no longer applies'});
  });

  it('cover what they name and no further change', () => {
    const entry = intended.find(({change}) => change === 'changed') ?? first;
    const name = entry?.names[0] ?? '';
    const difference = {
      change: 'changed' as const,
      kind: entry?.kind ?? '',
      name,
      detail: entry?.detail ?? '',
      old: entry?.old ?? '',
      now: entry?.now ?? '',
      pages: [],
    };
    const isReported = (now: string) =>
      unintended([{...difference, now}]).some((one) => one.name === name);
    expect(isReported(difference.now)).toBe(false);
    expect(isReported('something else')).toBe(true);
  });
});

describe('the command', () => {
  const run = (...args: string[]): {code: number; out: string; err: string} => {
    try {
      const command = [
        path.join(root, 'node_modules/tsx/dist/cli.mjs'),
        'scripts/drift.ts',
        ...args,
      ];
      const env = {...process.env, INIT_CWD: root};
      const out = execFileSync(process.execPath, command, {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
        env,
      });
      return {code: 0, out, err: ''};
    } catch (error) {
      const {status, stdout, stderr} = error as {status: number; stdout: string; stderr: string};
      return {code: status, out: stdout, err: stderr};
    }
  };

  it('names in one line what a folder lacks, with exit code 2', () => {
    const empty = testFolder();
    const {code, err} = run(empty);
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('it lacks agenta-backend/agenta_backend/main.py');
    expect(run().code).toBe(2);
    expect(run(empty, '--jsno').err).toContain('usage');
    expect(() => new Checkout(path.join(empty, 'none'))).toThrow('does not exist');
    expect(() => new Checkout(path.join(root, 'package.json'))).toThrow('is not a folder');
  });

  it('ends with the count, exits with 1, and gives the same as JSON', () => {
    const {code, out} = run(platform);
    const last = out.trim().split('\n').at(-1) ?? '';
    expect(code).toBe(1);
    expect(last).toMatch(/^\d+ compared, \d+ differ$/);
    const data = JSON.parse(run(platform, '--json').out) as Parameters<typeof text>[0];
    expect(text(data, {all: false})).toBe(out.trim());
  });
});

it('everything that the site states has a line in this repository, and pages that exist', async () => {
  const reference = await Reference.read(path.join(root, 'openapi/agenta.yaml'));
  const locator = new Locator(root);
  const {ours} = surface(new Checkout(platform), reference, locator);
  expect(ours.length).toBeGreaterThan(1000);
  const lost = ours.filter((one) => (locator.of(one)?.line ?? 1) === 1);
  // A list and an absent command have no line of their own, and a file of paths begins with a path.
  const unexpected = lost.filter(
    (one) =>
      !['absent command', 'evaluators'].includes(one.kind) &&
      !locator.of(one)?.file.startsWith('openapi/'),
  );
  expect(unexpected.map(({kind, name}) => `${kind} ${name}`)).toEqual([]);
  const pages = [...new Set(ours.flatMap(pagesOf))].filter((one) => !/^\/reference\/api/.test(one));
  const entries = readdirSync(path.join(root, 'changelog'));
  const isEntry = (page: string): boolean =>
    entries.some(
      (file) => page.startsWith('/changelog/') && file.endsWith(`-${page.slice(11)}.mdx`),
    );
  const fileOf = (page: string): string =>
    path.join(root, `docs${page.replace(/#.*/, '').replace(/\/$/, '/index')}.mdx`);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !isEntry(page) && !existsSync(fileOf(page)))).toEqual([]);
});
