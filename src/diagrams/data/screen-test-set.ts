import {button, callouts, field, primary, screenWindow} from './screen';
import {page, type Diagram} from './types';

const columns = [
  {x: 32, w: 40, head: ''},
  {x: 72, w: 136, head: 'country'},
  {x: 208, w: 148, head: 'correct_answer'},
  {x: 356, w: 44, head: '+'},
] as const;

const rows = [
  ['France', 'Paris'],
  ['Japan', 'Tokyo'],
  ['', ''],
] as const;

export const screenTestSet: Diagram = {
  name: 'screen-test-set',
  title: 'The test set editor, schematically',
  alt: 'Schematic of the test set editor Create a new Test Set: the field Test Set Name with the button Save Test Set, a table with a column for each input of the app and the column correct_answer, each header with a pen that renames it, a plus that adds a column, a tick box for each row, and the buttons Add Row, Delete Row and Export as CSV.',
  width: page.width,
  height: 392,
  groups: [screenWindow('window', 'Create a new Test Set', 16, 360)],
  boxes: [
    field('name', 'capitals', [32, 62, 216]),
    primary('save', 'Save Test Set', [264, 62, 136]),
    ...columns.map(({x, w, head}, index) => ({
      ...field(`head${index}`, head, [x, 118, w, 40]),
      align: head === '+' ? ('center' as const) : ('left' as const),
      shape: 'cell' as const,
    })),
    ...rows.flatMap((cells, row) =>
      columns.map(({x, w}, index) => ({
        id: `cell${row}-${index}`,
        x,
        y: 158 + row * 44,
        w,
        h: 44,
        lines: [cells[index - 1] ?? ''],
        shape: 'cell' as const,
      })),
    ),
    button('addRow', 'Add Row', [32, 320, 96]),
    button('deleteRow', 'Delete Row', [140, 320, 112]),
    button('export', 'Export as CSV', [264, 320, 136]),
  ],
  controls: [0, 1, 2].map((row) => ({
    kind: 'check' as const,
    x: 45,
    y: 173 + row * 44,
    w: 14,
    h: 14,
    value: row === 1 ? 1 : 0,
  })),
  callouts: callouts([32, 62], [140, 118], [356, 118], [400, 118], [29, 224], [32, 320]),
  legend: [
    'A test set cannot be saved without a name',
    'One column for each input; the pen renames it',
    'What evaluators compare the answer with',
    'Adds a column',
    'Ticked rows are what Delete Row takes away',
    'A new test set starts with three empty rows',
  ],
};
