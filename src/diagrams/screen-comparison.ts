import type {Diagram} from './types';

const columns = [
  {x: 32, w: 96, head: 'Input:\ncountry', cells: ['France', 'Japan']},
  {x: 128, w: 136, head: 'Output\napp.default v3', cells: ['Paris', 'Kyoto']},
  {x: 264, w: 136, head: 'Output\napp.concise v1', cells: ['Paris', 'Tokyo']},
] as const;

export const screenComparison: Diagram = {
  name: 'screen-comparison',
  title: 'The comparison of evaluations, schematically',
  alt: 'Schematic of the page Evaluations Comparison: the test set, the compared variants, the select Apply difference with and the icon Export as CSV, then a table with one line for each row of the test set: the inputs, the output of each variant and, further right, the results of each evaluator, cost and latency.',
  width: 432,
  height: 460,
  groups: [
    {id: 'window', x: 16, y: 16, w: 400, h: 428, kind: 'window', label: 'Evaluations Comparison'},
  ],
  boxes: [
    {id: 'testset', x: 112, y: 62, w: 128, h: 32, title: 'capitals', tone: 'field', align: 'center'},
    {id: 'variant1', x: 112, y: 106, w: 128, h: 32, title: 'app.default v3', tone: 'field', align: 'center'},
    {id: 'variant2', x: 252, y: 106, w: 132, h: 32, title: 'app.concise v1', tone: 'field', align: 'center'},
    {id: 'difference', x: 192, y: 160, w: 128, h: 32, title: 'app.default v3', tone: 'field', align: 'center'},
    {id: 'export', x: 336, y: 160, w: 64, h: 32, title: 'CSV', tone: 'button', align: 'center'},
    ...columns.flatMap(({x, w, head, cells}, column) => [
      {id: `head${column}`, x, y: 216, w, h: 56, title: head, tone: 'field' as const, shape: 'cell' as const, align: 'left' as const},
      ...cells.map((text, row) => ({
        id: `cell${column}-${row}`,
        x,
        y: 272 + row * 76,
        w,
        h: 76,
        lines: text.split('\n'),
        tone: text.startsWith('Tokyo') ? ('accent' as const) : ('plain' as const),
        shape: 'cell' as const,
      })),
    ]),
  ],
  labels: [
    {x: 32, y: 83, text: 'Testset:'},
    {x: 32, y: 127, text: 'Variants:'},
    {x: 32, y: 181, text: 'Apply difference with:'},
  ],
  callouts: [
    {n: 1, x: 384, y: 106},
    {n: 2, x: 192, y: 160},
    {n: 3, x: 400, y: 160},
    {n: 4, x: 32, y: 272},
    {n: 5, x: 400, y: 216},
  ],
  legend: [
    'The compared variants with their revisions',
    'Marks what differs from this column',
    'Export as CSV',
    'One line for each row of the test set',
    'One output for each variant, then its results;\ncost and latency follow to the right',
  ],
};
