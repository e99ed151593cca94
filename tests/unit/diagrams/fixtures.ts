import type {Diagram} from '../../../src/diagrams/data/types';

/** A small diagram without defects; tests plant one in it. */
export const valid: Diagram = {
  name: 'valid',
  title: 'Two boxes',
  alt: 'Two boxes with an arrow between them.',
  width: 432,
  height: 232,
  groups: [{id: 'frame', x: 16, y: 16, w: 400, h: 200, label: 'Frame'}],
  boxes: [
    {id: 'a', x: 32, y: 56, w: 160, h: 44, title: 'First'},
    {id: 'b', x: 32, y: 148, w: 160, h: 44, title: 'Second'},
    {id: 'c', x: 240, y: 56, w: 160, h: 44, title: 'Third'},
  ],
  edges: [{from: ['a', 'bottom'], to: ['b', 'top'], label: 'then'}],
  callouts: [{n: 1, x: 32, y: 148}],
  legend: ['What the number stands for'],
};
