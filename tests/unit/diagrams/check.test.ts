import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {column, frame, row, sized} from '../../../src/diagrams/data/parts';
import type {Diagram} from '../../../src/diagrams/data/types';
import {generateDiagrams} from '../../../src/diagrams/draw/generate';
import {testFolder} from '../../support/folder';

/** Without defects; tests plant one in it. */
const valid: Diagram = {
  name: 'valid',
  title: 'Three boxes',
  boxes: {
    a: {title: 'First', text: 'Words that wrap in a narrow box'},
    b: {title: 'Second'},
    c: {title: 'Third'},
  },
  narrow: frame('frame', 'Frame', column(44, 'a', 'b', 'c')),
  wide: frame('frame', 'Frame', row(60, 'a', 'b', 'c')),
  edges: [
    {from: 'a', to: 'b', label: 'then'},
    {from: 'b', to: 'c'},
  ],
  legend: [{at: ['b', 'top', 0], text: 'What the `number` stands for'}],
};

it.each<[Partial<Diagram>, string]>([
  [{narrow: frame('frame', 'Frame', column(-20, 'a', 'b', 'c'))}, 'narrow form: boxes a and b overlap'],
  [{wide: frame('frame', 'Frame', row(44, sized(50, 'a'), 'b', 'c'))}, 'wide form: "Words" overflows box a'],
  [{wide: row(44, sized(900, 'a'), 'b', 'c')}, 'a leaves the canvas'],
  [{wide: row(60, 'a', 'b'), edges: []}, 'box c is missing'],
  [{wide: row(60, 'a', 'c', 'b')}, 'wide form: the arrow a → b runs through box c'],
  [{edges: [...(valid.edges ?? []), {from: 'b', to: 'a', label: 'in the way'}]}, 'lies on'],
  [{edges: [{from: 'a', to: 'nowhere'}]}, 'an edge ends on "nowhere". Fix: '],
  [{wide: undefined}, '"wide". Fix: '],
  [{wide: row(60, 'a', 'b', 'c', 'c')}, 'wide form: the id c is placed twice. Fix: '],
  [{title: ''}, '"title" is empty. Fix: '],
  [
    {boxes: {...valid.boxes, a: {tone: 'accnt' as never}}},
    'the tone "accnt" is unknown; the nearest is "accent"',
  ],
  [
    {edges: [{from: ['a', 'botom' as never], to: 'b'}]},
    'the side "botom" is unknown; the nearest is "bottom"',
  ],
])('a defect in a diagram stops the build with its file, before any is drawn: %j', (change, message) => {
  const folder = testFolder();
  const draw = () => generateDiagrams([{...valid, name: 'other'}, {...valid, ...change} as Diagram], folder);
  expect(draw).toThrow(/^src\/diagrams\/data\/valid\.ts:.* Fix: /);
  expect(draw).toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});

it('a valid diagram is drawn; a sign without a glyph and a file that the list lacks are errors', () => {
  const folder = testFolder();
  generateDiagrams([valid], folder);
  expect(readdirSync(folder)).not.toEqual([]);
  const odd = {...valid, boxes: {...valid.boxes, a: {title: '→'}}};
  expect(() => generateDiagrams([odd], folder)).toThrow(
    /^src\/diagrams\/data\/valid\.ts:1: .*no glyph for "→".* Fix: /,
  );
  expect(() => generateDiagrams([valid], folder, ['index.ts', 'valid.ts', 'new.ts'])).toThrow(
    /^src\/diagrams\/data\/new\.ts:1: .* Fix: export .*index\.ts/,
  );
});
