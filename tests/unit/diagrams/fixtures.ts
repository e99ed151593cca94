import {column, frame, row} from '../../../src/diagrams/data/parts';
import type {Diagram} from '../../../src/diagrams/data/types';

/** A small diagram without defects; tests plant one in it. */
export const valid: Diagram = {
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
