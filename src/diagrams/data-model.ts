import type {Diagram} from './types';

export const dataModel: Diagram = {
  name: 'data-model',
  title: 'What an app owns',
  alt: 'Inside an app: a base has variants, a variant has revisions. An environment has revisions of its own, each pointing at a variant revision. An evaluation takes a test set and evaluator configurations, has one scenario for each row, and each scenario has results. A human evaluation takes a test set and has scenarios with a vote or a score. Deleting the app deletes everything but evaluator configurations.',
  width: 432,
  height: 632,
  groups: [{id: 'app', x: 16, y: 16, w: 400, h: 544, label: 'App'}],
  boxes: [
    {id: 'base', x: 32, y: 56, w: 104, h: 72, title: 'Base', lines: ['code, image'], align: 'center'},
    {id: 'variant', x: 164, y: 56, w: 104, h: 72, title: 'Variant', lines: ['parameters'], align: 'center', tone: 'accent'},
    {id: 'variantRevision', x: 296, y: 56, w: 104, h: 72, title: 'Variant\nrevision'},
    {id: 'environment', x: 32, y: 168, w: 104, h: 72, title: 'Environ-\nment'},
    {id: 'environmentRevision', x: 164, y: 168, w: 104, h: 72, title: 'Environment\nrevision'},
    {id: 'testSet', x: 32, y: 280, w: 104, h: 72, title: 'Test set', lines: ['rows'], align: 'center'},
    {id: 'evaluation', x: 164, y: 280, w: 104, h: 72, title: 'Evaluation', lines: ['one variant'], align: 'center'},
    {id: 'scenario', x: 296, y: 280, w: 104, h: 72, title: 'Scenario', lines: ['one row'], align: 'center'},
    {id: 'evaluator', x: 32, y: 376, w: 104, h: 72, title: 'Evaluator\nconfig.'},
    {id: 'human', x: 32, y: 472, w: 104, h: 72, title: 'Human\nevaluation'},
    {id: 'vote', x: 164, y: 472, w: 104, h: 72, title: 'Scenario', lines: ['vote, score'], align: 'center'},
    {id: 'result', x: 296, y: 376, w: 104, h: 72, title: 'Result', lines: ['one evaluator'], align: 'center'},
  ],
  edges: [
    {from: ['base', 'right'], to: ['variant', 'left']},
    {from: ['variant', 'right'], to: ['variantRevision', 'left']},
    {from: ['environment', 'right'], to: ['environmentRevision', 'left']},
    {from: ['environmentRevision', 'right'], to: ['variantRevision', 'bottom'], dashed: true},
    {from: ['testSet', 'right'], to: ['evaluation', 'left'], dashed: true},
    {from: ['evaluation', 'right'], to: ['scenario', 'left']},
    {from: ['evaluator', 'right'], to: ['evaluation', 'bottom'], dashed: true},
    {from: ['scenario', 'bottom'], to: ['result', 'top']},
    {from: ['human', 'right'], to: ['vote', 'left']},
  ],
  labels: [
    {x: 16, y: 588, text: 'Dashed: refers to. Deleting the app deletes all of it but\nevaluator configurations, left without an app.'},
  ],
};
