import {expect, it} from 'vitest';
import {column, frame, row, sized} from '../../../src/diagrams/data/parts';
import {forms, type Box, type Diagram, type Stack} from '../../../src/diagrams/data/types';
import {check} from '../../../src/diagrams/draw/check';
import {sceneOf} from '../../../src/diagrams/draw/scene';
import {valid} from './fixtures';

const plant = (id: string, change: Partial<Box>): Partial<Diagram> => ({
  boxes: {...valid.boxes, [id]: {...valid.boxes[id], ...change}},
});
const problemsOf = (diagram: Diagram) => forms.flatMap((form) => check(sceneOf(diagram, form)));
const arrow = {from: 'a', to: 'b'};

const framed = (stack: Stack) => frame('frame', 'Frame', stack);

const cases: [Partial<Diagram>, string][] = [
  [{narrow: framed(column(-20, 'a', 'b', 'c'))}, 'narrow form: boxes a and b overlap'],
  [{wide: framed(row(44, sized(50, 'a'), 'b', 'c'))}, 'wide form: "Words" overflows box a'],
  [{wide: row(44, sized(900, 'a'), 'b', 'c')}, 'a leaves the canvas'],
  [{wide: row(60, 'a', 'b'), edges: []}, 'box c is missing'],
  [{wide: row(60, 'a', 'c', 'b')}, 'wide form: the arrow a → b runs through box c'],
  [{edges: [arrow, {from: 'b', to: 'a', label: 'in the way'}]}, 'lies on'],
];

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
