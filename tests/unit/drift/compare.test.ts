import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {main} from '../../../scripts/drift';
import {Reference} from '../../../src/api-reference/description/reference';
import {surface} from '../../../src/drift';
import {Checkout} from '../../../src/drift/checkout';
import {compare} from '../../../src/drift/compare';
import {filesOf} from '../../../src/drift/extracted';
import {overridden} from '../../../src/drift/overrides';
import {line, text} from '../../../src/drift/report';
import {pagesOf} from '../../../src/drift/kinds';
import {entity, thingsOf, unknown, type Entity, type Facts} from '../../../src/drift/types';
import {overrides} from '../../../src/platform/overrides';
import {testFolder} from '../../support/folder';
import {before, platform, root} from './helpers';

const parameter = (name: string, facts: Facts = {}) =>
  entity('parameter', name, facts, {file: 'a.py', line: 2});
const route = (name: string, parts: Entity[] = []) => ({
  ...entity('operation', name, {id: 'x'}, {file: 'a.yaml', line: 1}, parts),
  pages: ['/a'],
});

/** The comparison of two sides, without the record. */
function compared(ours: Entity[], platform: Entity[]) {
  return compare(thingsOf(ours), thingsOf(platform));
}

describe('the comparison', () => {
  it('counts each fact that is told once, but none that one side cannot tell', () => {
    const facts = {place: 'query', type: 'string', required: true, default: 'none'};
    const side = [route('GET /a', [parameter('b', facts)])];
    expect(compared(side, side)).toMatchObject({compared: 5, differences: []});
    const vague = [route('GET /a', [parameter('b', {...facts, type: unknown})])];
    expect(compared(side, vague)).toMatchObject({compared: 4, differences: []});
  });

  it('sorts by what readers would notice first, and says where and on which pages', () => {
    const b = (required: boolean, type: string) => parameter('b', {required, type});
    const ours = [route('GET /a', [b(false, 'x'), parameter('c')]), route('GET /gone')];
    const platform = [route('GET /a', [b(true, 'y')]), route('GET /new')];
    expect(compared(ours, platform).differences.map((one) => line([one]))).toEqual([
      'removed  operation GET /gone  id x  → /a',
      'removed  parameter GET /a c  present  → /a',
      'changed  parameter GET /a b required  "false" → "true"  a.py:2 → /a',
      'changed  parameter GET /a b type  "x" → "y"  a.py:2 → /a',
      'added  operation GET /new  id x  a.yaml:1 → /a',
    ]);
  });

  it('refers from something new to the page that documents its kind', () => {
    const [added] = compared([], [entity('client method', 'a.b')]).differences;
    expect(added?.pages).toEqual(['/reference/sdk/client#api-a-b']);
  });

  it('reports a changed order of a list', () => {
    const side = (body: string[]) => [entity('x', 'a', {body})];
    const {differences} = compared(side(['1', '2']), side(['2', '1']));
    expect(differences.map((one) => line([one]))).toEqual(['changed  x a body  "1, 2" → "2, 1"']);
  });

  it('shows only the difference of two long lists', () => {
    const list = (last: string) => entity('command', 'T', {is: ['a', 'b', 'c', 'd', 'e', 'f', last]});
    const {differences} = compared([list('g')], [list('h')]);
    expect(differences.map((one) => line([one]))).toEqual(['changed  command T is  "…, g" → "…, h"']);
  });

  it('tells a fact that only one side has, and no order of parts that are new', () => {
    const callable = (...parts: Entity[]) => [entity('callable', 'ag.a', {}, undefined, parts)];
    const b = (facts: Facts) => entity('argument', 'b', facts);
    const {differences} = compared(
      callable(b({type: 'Sequence[str]'}), entity('argument', 'c')),
      callable(entity('argument', 'c'), b({type: 'List[str]', passing: 'keyword-only'})),
    );
    expect(differences).toMatchObject([
      {kind: 'callable', detail: 'order', old: 'b, c', now: 'c, b'},
      {kind: 'argument', detail: 'passing', old: 'none', now: 'keyword-only'},
    ]);
    const more = callable(b({type: 'str'}), entity('argument', 'd'));
    expect(compared(callable(b({type: 'str'})), more).differences).toMatchObject([{change: 'added'}]);
  });
});

describe('overrides', () => {
  const one = {kind: 'variable', names: ['A'], detail: 'default', declared: 'x', shown: 'y'};
  const list = [{...one, reason: 'So it is.', proof: 'a.py:1'}];
  const shownOf = (value: string) => {
    const platform = thingsOf([entity('variable', 'A', {default: value})]);
    const {platform: shown, stale} = overridden({ours: new Map(), platform}, list);
    return [shown.get('variable A')?.facts.default, stale.length];
  };

  it('have a reason and a line that proves them, and are named once', () => {
    for (const {reason, proof} of overrides) {
      expect(reason).toMatch(/\.$/);
      expect(proof).toMatch(/^[\w./-]+:\d+$/);
    }
    const names = overrides.flatMap(({kind, names: all, detail = ''}) =>
      all.map((name) => `${kind} ${name} ${detail}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('replace what they name, leave a third value alone, and are told when they no longer apply', () => {
    expect(shownOf('x')).toEqual(['y', 0]);
    expect(shownOf('z')).toEqual(['z', 0]);
    expect(shownOf('y')).toEqual(['y', 1]);
    expect(overridden({ours: new Map(), platform: new Map()}, list).stale).toMatchObject([
      {kind: 'override', name: 'variable A', now: 'no longer applies'},
    ]);
  });
});

it('the record holds facts, with type and default in one line where they are all', () => {
  const file = filesOf(before, new Map(), []).get('sdk/init');
  expect(file).toMatchObject({
    callable: {
      'ag.init': {
        argument: {
          app_id: 'str = None',
          host: 'str = None',
          workers: {type: 'int', default: '4', passing: 'keyword-only'},
        },
      },
    },
  });
});

describe('the command', () => {
  it('names in one line what a folder lacks, with exit code 2', async () => {
    const empty = testFolder();
    const {status, stderr} = spawnSync('node_modules/.bin/tsx', ['scripts/drift.ts', empty], {cwd: root});
    expect(status).toBe(2);
    expect(String(stderr)).toMatch(/^.*it lacks agenta-backend\/agenta_backend\/main\.py.*\n$/);
    for (const args of [[], [empty, '--jsno'], [empty, empty]])
      await expect(main(args)).rejects.toThrow('Fix: npm run drift -- <folder');
    for (const wrong of [path.join(empty, 'none'), path.join(root, 'package.json')])
      expect(() => new Checkout(wrong)).toThrow('is no folder. Fix:');
  });

  it('gives as JSON what its text says, which ends with the count, and exits with 1', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(await main([platform, '--json'])).toBe(1);
    const [[json = '']] = log.mock.calls as [string[]];
    log.mockRestore();
    const report = JSON.parse(json) as Parameters<typeof text>[0];
    expect(text(report, {all: false})).toMatch(/\n\d+ compared, \d+ differ$/);
  });
});

it('pages that differences name exist', async () => {
  const reference = await Reference.read(path.join(root, 'openapi/agenta.yaml'));
  const {ours} = surface(new Checkout(platform), reference, root);
  const all = [...ours.values()].flatMap(({kind, names}) => pagesOf(kind, names));
  const pages = [...new Set(all)].filter((one) => !/^\/reference\/api/.test(one));
  const entries = readdirSync(path.join(root, 'changelog'));
  const isEntry = (page: string): boolean =>
    entries.some((file) => page.startsWith('/changelog/') && file.endsWith(`-${page.slice(11)}.mdx`));
  const fileOf = (page: string): string =>
    path.join(root, `docs${page.replace(/#.*/, '').replace(/\/$/, '/index')}.mdx`);
  expect(pages).toContain('/self-host/environment-variables#env-agenta-host');
  expect(pages.filter((page) => !isEntry(page) && !existsSync(fileOf(page)))).toEqual([]);
});
