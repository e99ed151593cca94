import {button, chip, column, row, screen, select, table, words} from './parts';
import type {Diagram} from './types';

const head = (title: string) => ({title, tone: 'field', h: 52}) as const;
const results = table('results', [
  {w: 64, cells: [head('Input:\ncountry'), 'France', 'Japan']},
  {cells: [head('correct_\nanswer'), 'Paris', 'Tokyo']},
  {w: 92, cells: [head('Output\napp.default'), 'Paris', {text: 'Kyoto', tone: 'accent'}]},
  {w: 94, cells: [head('Output\napp.concise'), 'Paris', 'Tokyo']},
]);

const layout = screen(
  'window',
  'Evaluations Comparison',
  column(
    12,
    row(8, 'testsetLabel', 'testset', ''),
    row(8, 'variantsLabel', 'variant1', 'variant2', ''),
    row(8, 'differenceLabel', 'difference', 'export'),
    results.layout,
  ),
);

export const screenComparison: Diagram = {
  name: 'screen-comparison',
  title: 'The comparison of evaluations, schematically',
  boxes: {
    testsetLabel: words('Testset:', 58),
    testset: chip('capitals'),
    variantsLabel: words('Variants:', 58),
    variant1: chip('app.default v3'),
    variant2: chip('app.concise v1'),
    differenceLabel: words('Apply difference with:', 100),
    difference: select('correct_answer'),
    export: button('Export'),
    ...results.boxes,
  },
  narrow: layout,
  wide: layout,
  wideWidth: 400,
  legend: [
    {at: ['variant2', 'right'], text: 'The compared variants with their revisions'},
    {at: ['difference', 'top', 0.97], text: 'Marks how outputs differ from this column'},
    {at: ['export', 'top', 1], text: 'Writes the table as CSV'},
    {at: ['results-0-1', 'left'], text: 'One line for each row of the test set'},
    {
      at: ['results-3-0', 'right', 0],
      text: 'One output for each variant; evaluator results, cost and latency follow to the right',
    },
  ],
};
