import type {Diagram} from './types';

const columns = [
  {x: 32, w: 40},
  {x: 72, w: 136},
  {x: 208, w: 148},
  {x: 356, w: 44},
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
  width: 432,
  height: 392,
  groups: [
    {id: 'window', x: 16, y: 16, w: 400, h: 360, kind: 'window', label: 'Create a new Test Set'},
  ],
  boxes: [
    {id: 'name', x: 32, y: 62, w: 216, h: 32, title: 'capitals', tone: 'field', align: 'left'},
    {
      id: 'save',
      x: 264,
      y: 62,
      w: 136,
      h: 32,
      title: 'Save Test Set',
      tone: 'primary',
      align: 'center',
    },
    ...columns.map(({x, w}, index) => ({
      id: `head${index}`,
      x,
      y: 118,
      w,
      h: 40,
      title: ['', 'country', 'correct_answer', '+'][index],
      tone: 'field' as const,
      shape: 'cell' as const,
      align: index === 3 ? ('center' as const) : ('left' as const),
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
    {id: 'addRow', x: 32, y: 320, w: 96, h: 32, title: 'Add Row', tone: 'button', align: 'center'},
    {
      id: 'deleteRow',
      x: 140,
      y: 320,
      w: 112,
      h: 32,
      title: 'Delete Row',
      tone: 'button',
      align: 'center',
    },
    {
      id: 'export',
      x: 264,
      y: 320,
      w: 136,
      h: 32,
      title: 'Export as CSV',
      tone: 'button',
      align: 'center',
    },
  ],
  controls: [0, 1, 2].map((row) => ({
    kind: 'check' as const,
    x: 45,
    y: 173 + row * 44,
    w: 14,
    h: 14,
    value: row === 1 ? 1 : 0,
  })),
  callouts: [
    {n: 1, x: 32, y: 62},
    {n: 2, x: 140, y: 118},
    {n: 3, x: 356, y: 118},
    {n: 4, x: 400, y: 118},
    {n: 5, x: 29, y: 224},
    {n: 6, x: 32, y: 320},
  ],
  legend: [
    'A test set cannot be saved without a name',
    'One column for each input; the pen renames it',
    'What evaluators compare the answer with',
    'Adds a column',
    'Ticked rows are what Delete Row takes away',
    'A new test set starts with three empty rows',
  ],
};
