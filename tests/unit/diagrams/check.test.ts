import {describe, expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import type {Box, Diagram} from '../../../src/diagrams/data/types';
import {check} from '../../../src/diagrams/draw/check';
import {valid} from './fixtures';

const plant = (id: string, change: Partial<Box>): Diagram => ({
  ...valid,
  boxes: valid.boxes.map((box) => (box.id === id ? {...box, ...change} : box)),
});

describe('every diagram', () => {
  it.each(diagrams.map((diagram) => [diagram.name, diagram] as const))(
    '%s is valid',
    (_, diagram) => {
      expect(check(diagram).problems).toEqual([]);
    },
  );

  it('is checked in full', () => {
    const checked = diagrams.map((diagram) => check(diagram).checked);
    const sum = (key: keyof (typeof checked)[number]) =>
      checked.reduce((total, one) => total + one[key], 0);
    const [texts, pairs, edges] = [sum('texts'), sum('pairs'), sum('edges')];
    console.log(
      `checked ${diagrams.length} diagrams: ${texts} lines, ${pairs} pairs, ${edges} arrows`,
    );
    expect(diagrams.length).toBeGreaterThanOrEqual(21);
    expect(texts).toBeGreaterThan(400);
    expect(pairs).toBeGreaterThan(1000);
    expect(edges).toBeGreaterThan(60);
  });

  it('has a unique name and an alternative text longer than its title', () => {
    expect(new Set(diagrams.map(({name}) => name)).size).toBe(diagrams.length);
    for (const {name, title, alt} of diagrams) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(alt.length, name).toBeGreaterThan(title.length);
    }
  });
});

describe('planted defects', () => {
  const cases: [string, Diagram, string][] = [
    [
      'text wider than its box',
      plant('a', {title: 'A title far too long for this'}),
      'overflows box a',
    ],
    ['text taller than its box', plant('a', {lines: ['two', 'three']}), 'overflows box a'],
    ['overlapping boxes', plant('c', {x: 180}), 'boxes a and c overlap'],
    ['a box across a frame', plant('c', {x: 260}), 'box c crosses frame frame'],
    ['a box outside the canvas', plant('c', {x: 300}), 'c leaves the canvas'],
    [
      'an arrow through a box',
      {...valid, edges: [{from: ['a', 'left'], to: ['c', 'right']}]},
      'runs through box',
    ],
    [
      'a slanting arrow',
      {...valid, edges: [{from: ['a', 'bottom'], to: ['b', 'top'], via: [[90, 120]]}]},
      'neither horizontal nor vertical',
    ],
    [
      'crossing arrows',
      {
        ...valid,
        edges: [
          {from: ['a', 'bottom'], to: ['b', 'top']},
          {from: ['c', 'bottom'], to: ['frame', 'left', 108], via: [[320, 124]]},
        ],
      },
      'cross',
    ],
    [
      'an arrow through words',
      {...valid, labels: [{x: 60, y: 128, text: 'in the way of the arrow'}]},
      'crosses "in the way',
    ],
    ['words on a box', {...valid, labels: [{x: 250, y: 80, text: 'misplaced'}]}, 'lies on box c'],
    ['words on words', {...valid, labels: [{x: 124, y: 128, text: 'again'}]}, 'lies on'],
    [
      'words over the edge',
      {...valid, labels: [{x: 380, y: 140, text: 'out of the picture'}]},
      'leaves the canvas',
    ],
    ['type too small', {...valid, width: 720}, 'too small on a narrow screen'],
    ['a callout on words', {...valid, callouts: [{n: 1, x: 112, y: 170}]}, 'a callout covers'],
    [
      'a callout without explanation',
      {
        ...valid,
        callouts: [
          {n: 1, x: 32, y: 148},
          {n: 2, x: 400, y: 56},
        ],
      },
      'callout 2 has no entry',
    ],
    ['an explanation without callout', {...valid, callouts: []}, 'legend entry 1 has no callout'],
    [
      'a duplicate name',
      {...valid, boxes: [...valid.boxes, {id: 'a', x: 240, y: 148, w: 160, h: 44}]},
      'two shapes are called a',
    ],
  ];

  it('are not reported in the valid diagram', () => {
    expect(check(valid).problems).toEqual([]);
  });

  it.each(cases)('%s is reported', (_, diagram, message) => {
    expect(check(diagram).problems.join('\n')).toContain(message);
  });

  it('an arrow to a box that does not exist throws', () => {
    const broken: Diagram = {...valid, edges: [{from: ['a', 'bottom'], to: ['ghost', 'top']}]};
    expect(() => check(broken)).toThrow('an edge ends on "ghost"');
  });

  it('a character without a glyph throws', () => {
    expect(() => check(plant('a', {title: '→'}))).toThrow('has no glyph');
  });
});
