import type {Diagram} from './types';

export const humanEvaluation: Diagram = {
  name: 'human-evaluation',
  title: 'How a human evaluation runs',
  alt: 'A human evaluation starts with a test set and one or two variants. Each row becomes a scenario. The browser, not the worker, calls the variants row by row. In an A/B evaluation you vote for A, for B, for both or for neither; in a single model evaluation you give a score from 0 to 100. Votes, scores and notes are saved as you go and add up to the results.',
  width: 432,
  height: 636,
  boxes: [
    {id: 'start', x: 16, y: 16, w: 400, h: 64, title: 'Start a New Evaluation', lines: ['A test set, and two variants (A/B) or one']},
    {id: 'scenarios', x: 16, y: 124, w: 400, h: 64, title: 'Scenarios', lines: ['One for each row of the test set']},
    {id: 'run', x: 16, y: 232, w: 400, h: 64, title: 'Your browser runs the variants', lines: ['`…/generate` row by row, without the queue'], tone: 'run'},
    {id: 'ab', x: 16, y: 344, w: 192, h: 108, title: 'A/B Evaluation', lines: ['A or B is better,', 'both are good,', 'both are bad'], tone: 'accent'},
    {id: 'single', x: 224, y: 344, w: 192, h: 108, title: 'Single Model Eval.', lines: ['one score for each row,', 'from 0 to 100'], tone: 'accent'},
    {id: 'counts', x: 16, y: 500, w: 192, h: 64, title: 'Share of each vote', lines: ['over all rows']},
    {id: 'mean', x: 224, y: 500, w: 192, h: 64, title: 'Accuracy', lines: ['mean of the scores']},
  ],
  edges: [
    {from: ['start', 'bottom'], to: ['scenarios', 'top']},
    {from: ['scenarios', 'bottom'], to: ['run', 'top']},
    {from: ['run', 'bottom', 96], to: ['ab', 'top'], label: 'two answers'},
    {from: ['run', 'bottom', 304], to: ['single', 'top'], label: 'one answer', labelSide: 'left'},
    {from: ['ab', 'bottom'], to: ['counts', 'top']},
    {from: ['single', 'bottom'], to: ['mean', 'top']},
  ],
  labels: [{x: 16, y: 596, text: 'Votes, scores and notes are saved while you work;\nyou can leave and continue later.'}],
};
