import {box, column, frame, row, words} from './parts';
import type {Diagram} from './types';

export const dataModel: Diagram = {
  name: 'data-model',
  title: 'What an app owns',
  boxes: {
    base: box('Base', 'code, image', {align: 'center'}),
    variant: box('Variant', 'parameters', {align: 'center', tone: 'accent'}),
    variantRevision: box('Variant\nrevision'),
    environment: box('Environment'),
    environmentRevision: box('Environment\nrevision'),
    testSet: box('Test set', 'rows', {align: 'center'}),
    evaluation: box('Evaluation', 'one variant', {align: 'center'}),
    scenario: box('Scenario', 'one row', {align: 'center'}),
    evaluator: box('Evaluator\nconfiguration'),
    human: box('Human\nevaluation'),
    vote: box('Scenario', 'vote, score', {align: 'center'}),
    result: box('Result', 'one evaluator', {align: 'center'}),
    note: words(
      'Dashed: refers to. Deleting the app deletes all of it but evaluator configurations, left without an app.',
    ),
  },
  narrow: column(
    16,
    frame(
      'app',
      'App',
      column(
        24,
        row(48, 'base', 'variant'),
        row(48, '', 'variantRevision'),
        row(48, 'environment', 'environmentRevision'),
        row(48, 'testSet', 'evaluation'),
        row(48, 'evaluator', 'scenario'),
        row(48, '', 'result'),
        row(48, 'human', 'vote'),
      ),
    ),
    'note',
  ),
  wide: column(
    16,
    frame(
      'app',
      'App',
      column(
        28,
        row(40, 'base', 'variant', 'variantRevision', ''),
        row(40, '', 'environment', 'environmentRevision', ''),
        row(40, 'evaluator', 'evaluation', 'scenario', 'result'),
        row(40, 'testSet', '', 'human', 'vote'),
      ),
    ),
    'note',
  ),
  edges: [
    {from: 'base', to: 'variant'},
    {from: 'variant', to: 'variantRevision'},
    {from: 'environment', to: 'environmentRevision'},
    {from: 'environmentRevision', to: 'variantRevision', dashed: true},
    {
      from: ['testSet', 'right', 0.3],
      to: ['evaluation', 'left', 0.3],
      dashed: true,
      wide: {from: 'testSet', to: ['evaluation', 'bottom']},
    },
    {from: 'evaluation', to: 'scenario'},
    {
      from: 'evaluator',
      to: ['evaluation', 'left', 0.75],
      dashed: true,
      wide: {to: 'evaluation'},
    },
    {from: 'scenario', to: 'result'},
    {from: 'human', to: 'vote'},
  ],
};
