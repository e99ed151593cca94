import {button, callouts, chip, field, screenWindow} from './screen';
import {page, type Diagram} from './types';

const columns = [
  {x: 28, w: 68, head: 'Input:\ncountry', cells: ['France', 'Japan']},
  {x: 96, w: 116, head: 'correct_answer', cells: ['Paris', 'Tokyo']},
  {x: 212, w: 94, head: 'Output\napp.default', cells: ['Paris', 'Kyoto']},
  {x: 306, w: 98, head: 'Output\napp.concise', cells: ['Paris', 'Tokyo']},
] as const;

export const screenComparison: Diagram = {
  name: 'screen-comparison',
  title: 'The comparison of evaluations, schematically',
  alt: 'Schematic of the page Evaluations Comparison: the test set, the compared variants, the select Apply difference with, set to the column correct_answer, and the button Export, then a table with one line for each row of the test set: the inputs, the expected answer, the output of each variant and, further right, the results of each evaluator, cost and latency.',
  width: page.width,
  height: 412,
  groups: [screenWindow('window', 'Evaluations Comparison', 16, 380)],
  boxes: [
    chip('testset', 'capitals', [112, 62, 128]),
    chip('variant1', 'app.default v3', [112, 106, 128]),
    chip('variant2', 'app.concise v1', [252, 106, 132]),
    chip('difference', 'correct_answer', [184, 160, 128]),
    button('export', 'Export', [324, 160, 76]),
    ...columns.flatMap(({x, w, head, cells}, column) => [
      {...field(`head${column}`, head, [x, 216, w, 56]), shape: 'cell' as const},
      ...cells.map((text, row) => ({
        id: `cell${column}-${row}`,
        x,
        y: 272 + row * 52,
        w,
        h: 52,
        lines: [text],
        tone: text === 'Kyoto' ? ('accent' as const) : ('plain' as const),
        shape: 'cell' as const,
      })),
    ]),
  ],
  labels: [
    {x: 32, y: 83, text: 'Testset:'},
    {x: 32, y: 127, text: 'Variants:'},
    {x: 32, y: 181, text: 'Apply difference with:'},
  ],
  callouts: callouts([384, 106], [312, 160], [400, 160], [28, 272], [404, 216]),
  legend: [
    'The compared variants with their revisions',
    'Marks how outputs differ from this column',
    'Writes the table as CSV',
    'One line for each row of the test set',
    'One output for each variant; evaluator results,\ncost and latency follow to the right',
  ],
};
