import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {column, frame, row, sized, space} from '../../../src/diagrams/data/parts';
import {forms, type Box, type Diagram, type Stack} from '../../../src/diagrams/data/types';
import {check, pairsOf} from '../../../src/diagrams/draw/check';
import {sceneOf, type Scene} from '../../../src/diagrams/draw/scene';
import {valid} from './fixtures';

const plant = (id: string, change: Partial<Box>): Partial<Diagram> => ({
  boxes: {...valid.boxes, [id]: {...valid.boxes[id], ...change}},
});
const scenesOf = (diagram: Diagram) => forms.map((form) => sceneOf(diagram, form));
const problemsOf = (diagram: Diagram) => scenesOf(diagram).flatMap(check);
const arrow = {from: 'a', to: 'b'};

it('both forms of every diagram pass all checks', () => {
  const scenes = diagrams.flatMap(scenesOf);
  const sum = (count: (scene: Scene) => number) =>
    scenes.reduce((total, scene) => total + count(scene), 0);
  const texts = sum((scene) => scene.texts.length);
  const pairs = sum(({boxes, frames}) => pairsOf([...boxes, ...frames]).length);
  const edges = sum(({routes}) => routes.length);
  console.log(
    `checked two forms of ${diagrams.length} diagrams: ${texts} lines, ${pairs} pairs, ${edges} arrows`,
  );
  expect(scenes.flatMap(check)).toEqual([]);
  expect(diagrams.length).toBeGreaterThanOrEqual(21);
  expect(texts).toBeGreaterThan(800);
  expect(pairs).toBeGreaterThan(2000);
  expect(edges).toBeGreaterThan(120);
});

it('every diagram has a file of its name, and every file is listed in src/diagrams/data/index.ts', () => {
  const shared = ['index.ts', 'parts.ts', 'types.ts'];
  const files = readdirSync('src/diagrams/data').filter((file) => !shared.includes(file));
  expect(diagrams.map(({name}) => `${name}.ts`).sort()).toEqual(files.sort());
  for (const {name} of diagrams) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

const framed = (stack: Stack) => frame('frame', 'Frame', stack);

const cases: [Partial<Diagram>, string][] = [
  // Defects in one form only.
  [{narrow: framed(column(-20, 'a', 'b', 'c'))}, 'narrow form: boxes a and b overlap'],
  [{wide: framed(row(-20, 'a', 'b', 'c'))}, 'wide form: boxes a and b overlap'],
  [{wide: framed(row(44, sized(50, 'a'), 'b', 'c'))}, 'wide form: "Words" overflows box a'],
  [
    {wide: framed(row(44, space(500), sized(200, 'a'), 'b', 'c'))},
    'wide form: box a crosses frame frame',
  ],
  [{wide: row(44, sized(900, 'a'), 'b', 'c')}, 'a leaves the canvas'],
  [{wide: column(200, 'a', 'b', 'c')}, 'more than 520'],
  [{wide: row(60, 'a', 'b'), edges: []}, 'box c is missing'],
  [{narrow: column(44, 'a', 'b', 'c', 'b')}, 'two shapes have the id b'],
  [{wide: row(60, 'a', 'c', 'b')}, 'wide form: the arrow a → b runs through box c'],
  [{wide: row(20, 'a', 'b', 'c')}, 'wide form: "then" lies on box a'],
  // Defects in both forms.
  [plant('a', {text: 'W'.repeat(60)}), 'overflows box a'],
  [
    {edges: [arrow, {from: ['frame', 'left', 105], to: ['frame', 'right', 105]}]},
    'the arrows a → b and frame → frame cross',
  ],
  [{edges: [arrow, {from: 'b', to: 'a', label: 'in the way'}]}, 'lies on'],
  [{edges: [{...arrow, label: 'out of the picture '.repeat(4)}]}, 'leaves the canvas'],
  [{wideWidth: 1000}, 'too small on a narrow screen'],
  [
    {edges: [{...arrow, label: 'then so'}], legend: [{at: ['b', 'left'], text: 'One'}]},
    'a callout covers',
  ],
];

it('no defect is reported in the valid diagram', () => {
  expect(problemsOf(valid)).toEqual([]);
});

it.each(cases.map(([change, message]) => ({change, message})))(
  'the check of a diagram reports $message',
  ({change, message}) => {
    expect(problemsOf({...valid, ...change}).join('\n')).toContain(message);
  },
);

it.each<[Partial<Diagram>, string]>([
  [{edges: [{from: 'a', to: 'ghost'}]}, 'an edge ends on "ghost"'],
  [{wide: row(0, 'ghost')}, 'there is no box "ghost"'],
  [plant('a', {title: '→'}), 'has no glyph'],
])('a diagram with %j throws: %s', (change, message) => {
  expect(() => problemsOf({...valid, ...change})).toThrow(message);
});
