import {expect, it} from 'vitest';
import {compare} from '../../../src/drift/compare';
import {Project} from '../../../src/drift/python/project';
import {line} from '../../../src/drift/report';
import {stated} from '../../../src/drift/statements';
import {statements} from '../../../src/platform/statements';
import {backend, Edited, main, type Edit} from './helpers';

const list = [
  {
    name: 'address of notes',
    value: '/notes',
    says: '/notes',
    pages: ['/a'],
    file: main,
    line: /prefix="(\/note.*)"/,
  },
];
const others = `${backend}/services/apps.py`;

const report = (...edits: Edit[]) => reportOf(list, edits);
const reportOf = (all: typeof list, edits: readonly Edit[]) =>
  compare(stated(new Project(new Edited(edits)), all, {[main]: {}, [others]: {}})).differences.map(
    (one) => line(one),
  );

it('compares what prose states with a line of the source, even when its file has moved', () => {
  expect(report()).toEqual([]);
  const moved = new Edited([], [[main, `${backend}/start.py`]]);
  expect(compare(stated(new Project(moved), list)).differences).toEqual([]);
  // A line of another file that matches by chance does not replace the missing one.
  const likewise = 'prefix="/notes"\ndef start():';
  expect(report([main, '"/notes"', 'NOTES'], [others, 'def start():', likewise])).toHaveLength(1);
  expect(report([main, '"/notes"', '"/note"'])).toEqual([
    expect.stringMatching(
      /^changed {2}statement {2}address of notes {2}value: \/notes → \/note .*pages: \/a$/,
    ),
  ]);
  expect(report([main, '"/notes"', 'NOTES'])).toEqual([
    expect.stringMatching(/^removed {2}statement {2}address of notes /),
  ]);
});

it('lines may move into a new file, but not into one that was there', () => {
  const all = [{...list[0]!, value: '/health, /notes', line: /prefix="(.+)"/}];
  const [from, to] = [`${backend}/routers/__init__.py`, `${backend}/routers/more.py`];
  const move = (known: object, put: string) => {
    const edits: Edit[] = [
      [main, '"/health"', 'HEALTH'],
      [to, '', `prefix="${put}"\n`],
    ];
    const checkout = new Edited(edits, [[from, to]]);
    return compare(stated(new Project(checkout), all, {[main]: {}, ...known})).differences;
  };
  expect(move({}, '/health')).toEqual([]);
  expect(move({}, '/healthy')).toHaveLength(1);
  expect(move({[to]: {}}, '/health')).toHaveLength(1);
});

it('a line that a formatter has wrapped after its bracket counts as one line', () => {
  const all = [{...list[0]!, line: /FastAPI\(prefix="(.+)", /}];
  const broken = (prefix: string): Edit => [
    main,
    'FastAPI()',
    `FastAPI(\n    prefix="${prefix}",\n    debug=True,\n)`,
  ];
  expect(reportOf(all, [[main, 'FastAPI()', 'FastAPI(prefix="/notes", debug=True)']])).toEqual([]);
  expect(reportOf(all, [broken('/notes')])).toEqual([]);
  expect(reportOf(all, [broken('/note')])).toEqual([
    expect.stringContaining('value: /notes → /note '),
  ]);
});

it('compares the values of all matching lines, in any order', () => {
  const all = [{...list[0]!, value: '/health, /notes', line: /prefix="(.+)"/}];
  expect(reportOf(all, [])).toEqual([]);
  expect(reportOf(all, [[main, '"/health"', '"/notes", prefix="/health"']])).toHaveLength(1);
  expect(reportOf(all, [[main, '"/notes"', '"/memos"']])).toEqual([
    expect.stringContaining('value: /health, /notes → /health, /memos'),
  ]);
  // One of two lines that say the same.
  const twice = [{...all[0]!, value: '/notes, /notes', line: /prefix="(\/notes)"/}];
  const second: Edit = [main, '"/health"', '"/notes"'];
  expect(reportOf(twice, [second])).toEqual([]);
  expect(reportOf(twice, [])).toEqual([expect.stringContaining('value: /notes, /notes → /notes ')]);
});

it('no pattern keeps its position from line to line', () => {
  const sticky = (patterns: readonly RegExp[]) =>
    patterns.filter(({global, sticky}) => global || sticky).map(String);
  // Fix: remove the flag; all matching lines are read without it.
  expect(sticky(statements.map(({line: pattern}) => pattern))).toEqual([]);
  expect(sticky([/a/g, /a/y, /a/i])).toEqual(['/a/g', '/a/y']);
});

it('each pattern has exactly one group, which captures the value', () => {
  const groups = (pattern: RegExp) => (new RegExp(`${pattern.source}|`).exec('')?.length ?? 0) - 1;
  const others = statements.filter(({line: pattern}) => groups(pattern) !== 1);
  expect(others.map(({name, line: pattern}) => `${name}: ${pattern}`)).toEqual([]);
  expect([/timeout=\d+/, /(a)=(b)/].map(groups)).toEqual([0, 2]);
});
