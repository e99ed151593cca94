import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {column, frame, row, sized, space} from '../../../src/diagrams/data/parts';
import type {Box, Diagram} from '../../../src/diagrams/data/types';
import {check} from '../../../src/diagrams/draw/check';
import {valid} from './fixtures';

const plant = (id: string, change: Partial<Box>): Diagram => ({
  ...valid,
  boxes: {...valid.boxes, [id]: {...valid.boxes[id], ...change}},
});

it('checks both forms of every diagram in full, and finds nothing', () => {
  const outcomes = diagrams.map(check);
  const sum = (key: 'texts' | 'pairs' | 'edges') =>
    outcomes.reduce((total, {checked}) => total + checked[key], 0);
  const [texts, pairs, edges] = [sum('texts'), sum('pairs'), sum('edges')];
  console.log(
    `checked two forms of ${diagrams.length} diagrams: ${texts} lines, ${pairs} pairs, ${edges} arrows`,
  );
  expect(outcomes.flatMap(({problems}) => problems)).toEqual([]);
  expect(diagrams.length).toBeGreaterThanOrEqual(21);
  expect(texts).toBeGreaterThan(800);
  expect(pairs).toBeGreaterThan(2000);
  expect(edges).toBeGreaterThan(120);
});

it('finds a unique name for every diagram, and its file', () => {
  expect(new Set(diagrams.map(({name}) => name)).size).toBe(diagrams.length);
  const files = readdirSync('src/diagrams/data');
  for (const {name} of diagrams) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(files).toContain(`${name}.ts`);
  }
});

/** Defects in one form, which the other does not have. */
const arrangements: [string, Pick<Diagram, 'narrow'> | Pick<Diagram, 'wide'>, string][] = [
  [
    'overlapping boxes',
    {narrow: frame('frame', 'Frame', column(-20, 'a', 'b', 'c'))},
    'narrow form: boxes a and b overlap',
  ],
  [
    'overlapping boxes on a wide screen',
    {wide: frame('frame', 'Frame', row(-20, 'a', 'b', 'c'))},
    'wide form: boxes a and b overlap',
  ],
  [
    'text wider than its box',
    {wide: frame('frame', 'Frame', row(44, sized(50, 'a'), 'b', 'c'))},
    'wide form: "Words" overflows box a',
  ],
  [
    'a box across a frame',
    {wide: frame('frame', 'Frame', row(44, space(500), sized(200, 'a'), 'b', 'c'))},
    'wide form: box a crosses frame frame',
  ],
  ['a box outside the canvas', {wide: row(44, sized(900, 'a'), 'b', 'c')}, 'a leaves the canvas'],
  ['a form that is too tall', {wide: column(200, 'a', 'b', 'c')}, 'more than 520'],
  ['a box left out', {wide: row(60, 'a', 'b')}, 'box c is missing'],
  ['a box twice', {narrow: column(44, 'a', 'b', 'c', 'b')}, 'two shapes are called b'],
  [
    'an arrow through a box',
    {wide: row(60, 'a', 'c', 'b')},
    'wide form: the arrow a → b runs through box c',
  ],
  ['a label on a box', {wide: row(20, 'a', 'b', 'c')}, 'wide form: "then" lies on box a'],
];

describe('planted defects', () => {
  const cases: [string, Diagram, string][] = [
    ...arrangements.map(([name, change, message]): [string, Diagram, string] => [
      name,
      {...valid, edges: message.includes('missing') ? [] : valid.edges, ...change},
      message,
    ]),
    ['text that cannot wrap', plant('a', {text: 'W'.repeat(60)}), 'overflows box a'],
    [
      'crossing arrows',
      {
        ...valid,
        edges: [
          {from: 'a', to: 'b'},
          {from: ['frame', 'left', 105], to: ['frame', 'right', 105]},
        ],
      },
      'the arrows a → b and frame → frame cross',
    ],
    [
      'an arrow through words',
      {
        ...valid,
        edges: [
          {from: 'a', to: 'b'},
          {from: 'b', to: 'a', label: 'in the way'},
        ],
      },
      'lies on',
    ],
    [
      'words over the edge',
      {...valid, edges: [{from: 'a', to: 'b', label: 'out of the picture '.repeat(4)}]},
      'leaves the canvas',
    ],
    ['type too small', {...valid, wideWidth: 1000}, 'too small on a narrow screen'],
    [
      'a callout on words',
      {
        ...valid,
        edges: [{from: 'a', to: 'b', label: 'then so'}],
        legend: [{at: ['b', 'left'], text: 'One'}],
      },
      'a callout covers',
    ],
  ];

  it('are not reported in the valid diagram', () => {
    expect(check(valid).problems).toEqual([]);
  });

  it.each(cases)('%s is reported', (_, diagram, message) => {
    expect(check(diagram).problems.join('\n')).toContain(message);
  });

  it.each<[string, Diagram, string]>([
    [
      'an arrow to a box that does not exist',
      {...valid, edges: [{from: 'a', to: 'ghost'}]},
      'an edge ends on "ghost"',
    ],
    [
      'an arrangement of a box that does not exist',
      {...valid, wide: row(0, 'ghost')},
      'there is no box "ghost"',
    ],
    ['a character without a glyph', plant('a', {title: '→'}), 'has no glyph'],
  ])('%s throws', (_, diagram, message) => {
    expect(() => check(diagram)).toThrow(message);
  });
});
