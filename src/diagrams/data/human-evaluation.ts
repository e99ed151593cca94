import {box, column, row, words} from './parts';
import type {Diagram} from './types';

export const humanEvaluation: Diagram = {
  name: 'human-evaluation',
  title: 'How a human evaluation runs',
  boxes: {
    start: box('Start a New Evaluation', 'A test set, and two variants (A/B) or one'),
    scenarios: box('Scenarios', 'One for each row of the test set'),
    run: box('Your browser runs the variants', '`…/generate`, one row or all, without queue', {tone: 'run'}),
    ab: box('A/B Evaluation', 'A or B is better, both are good, both are bad', {tone: 'accent'}),
    single: box('Single Model Eval.', 'one score for each row, from 0 to 100', {tone: 'accent'}),
    counts: box('Share of each vote', 'over all rows'),
    mean: box('Accuracy', 'mean of the scores'),
    note: words('Votes, scores and notes are saved while you work; you can leave and continue later.'),
  },
  narrow: column(
    20,
    column(44, 'start', 'scenarios', 'run', row(16, 'ab', 'single'), row(16, 'counts', 'mean')),
    'note',
  ),
  wide: column(
    20,
    row(
      96,
      row(32, column(32, 'start', 'scenarios'), 'run'),
      row(32, column(32, 'ab', 'single'), column(32, 'counts', 'mean')),
    ),
    'note',
  ),
  edges: [
    {from: 'start', to: 'scenarios'},
    {from: 'scenarios', to: 'run'},
    {from: 'run', to: 'ab', label: 'two answers'},
    {from: 'run', to: 'single', label: 'one answer'},
    {from: 'ab', to: 'counts'},
    {from: 'single', to: 'mean'},
  ],
};
