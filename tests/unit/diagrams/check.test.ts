import {describe, expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import type {Box, Diagram} from '../../../src/diagrams/data/types';
import {check} from '../../../src/diagrams/draw/check';
import {sound} from './fixtures';

const spoil = (id: string, change: Partial<Box>): Diagram => ({
  ...sound,
  boxes: sound.boxes.map((box) => (box.id === id ? {...box, ...change} : box)),
});

describe('every diagram', () => {
  it.each(diagrams.map((diagram) => [diagram.name, diagram] as const))(
    '%s is sound',
    (_, diagram) => {
      expect(check(diagram).problems).toEqual([]);
    },
  );

  it('was measured in full', () => {
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

  it('has a name of its own and an alternative text that says more than its title', () => {
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
      spoil('a', {title: 'A title far too long for this'}),
      'overflows box a',
    ],
    ['text taller than its box', spoil('a', {lines: ['two', 'three']}), 'overflows box a'],
    ['overlapping boxes', spoil('c', {x: 180}), 'boxes a and c overlap'],
    ['a box across a frame', spoil('c', {x: 260}), 'box c crosses frame frame'],
    ['a box outside of the canvas', spoil('c', {x: 300}), 'c leaves the canvas'],
    [
      'an arrow through a box',
      {...sound, edges: [{from: ['a', 'left'], to: ['c', 'right']}]},
      'runs through box',
    ],
    [
      'a slanting arrow',
      {...sound, edges: [{from: ['a', 'bottom'], to: ['b', 'top'], via: [[90, 120]]}]},
      'neither horizontal nor vertical',
    ],
    [
      'crossing arrows',
      {
        ...sound,
        edges: [
          {from: ['a', 'bottom'], to: ['b', 'top']},
          {from: ['c', 'bottom'], to: ['frame', 'left', 108], via: [[320, 124]]},
        ],
      },
      'cross',
    ],
    [
      'an arrow through words',
      {...sound, labels: [{x: 60, y: 128, text: 'in the way of the arrow'}]},
      'crosses "in the way',
    ],
    ['words on a box', {...sound, labels: [{x: 250, y: 80, text: 'misplaced'}]}, 'lies on box c'],
    ['words on words', {...sound, labels: [{x: 124, y: 128, text: 'again'}]}, 'lies on'],
    [
      'words over the edge',
      {...sound, labels: [{x: 380, y: 140, text: 'out of the picture'}]},
      'leaves the canvas',
    ],
    ['type too small', {...sound, width: 720}, 'too small on a narrow screen'],
    ['a callout on words', {...sound, callouts: [{n: 1, x: 112, y: 170}]}, 'a callout covers'],
    [
      'a callout nobody explains',
      {
        ...sound,
        callouts: [
          {n: 1, x: 32, y: 148},
          {n: 2, x: 400, y: 56},
        ],
      },
      'callout 2 has no entry',
    ],
    ['an explanation without callout', {...sound, callouts: []}, 'legend entry 1 has no callout'],
    [
      'a name used twice',
      {...sound, boxes: [...sound.boxes, {id: 'a', x: 240, y: 148, w: 160, h: 44}]},
      'two shapes are called a',
    ],
  ];

  it('the unspoiled diagram passes', () => {
    expect(check(sound).problems).toEqual([]);
  });

  it.each(cases)('%s is found', (_, diagram, message) => {
    expect(check(diagram).problems.join('\n')).toContain(message);
  });

  it('an arrow to a box that does not exist stops the drawing', () => {
    const broken: Diagram = {...sound, edges: [{from: ['a', 'bottom'], to: ['ghost', 'top']}]};
    expect(() => check(broken)).toThrow('an edge ends on "ghost"');
  });

  it('a character the face cannot draw stops the drawing', () => {
    expect(() => check(spoil('a', {title: '→'}))).toThrow('has no glyph');
  });
});
