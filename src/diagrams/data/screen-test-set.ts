import {button, column, field, primary, row, screen, table} from './parts';
import type {Box, Diagram} from './types';

const head = (title: string): Box => ({title, tone: 'field'});
const tick = (value: number): Box => ({mark: {kind: 'check', value}});
const rows = table('rows', [
  {w: 40, cells: [head(''), tick(0), tick(1), tick(0)]},
  {cells: [head('country'), 'France', 'Japan', '']},
  {w: 130, cells: [head('correct_answer'), 'Paris', 'Tokyo', '']},
  {w: 44, cells: [{...head('+'), align: 'center'}, '', '', '']},
]);

const layout = screen(
  'window',
  'Create a new Test Set',
  column(16, row(8, 'name', 'save'), rows.layout, row(8, 'addRow', 'deleteRow', '', 'export')),
);

export const screenTestSet: Diagram = {
  name: 'screen-test-set',
  title: 'The test set editor, schematically',
  boxes: {
    name: field('capitals'),
    save: primary('Save Test Set'),
    ...rows.boxes,
    addRow: button('Add Row'),
    deleteRow: button('Delete Row'),
    export: button('Export as CSV'),
  },
  narrow: layout,
  wide: layout,
  wideWidth: 400,
  legend: [
    {at: ['name', 'left'], text: 'A test set cannot be saved without a name'},
    {at: ['rows-1-0', 'top', 0.7], text: 'One column for each input; the pen renames it'},
    {at: ['rows-2-0', 'top', 0.9], text: 'What evaluators compare the answer with'},
    {at: ['rows-3-0', 'right'], text: 'Adds a column'},
    {at: ['rows-0-2', 'left'], text: 'Ticked rows are what Delete Row takes away'},
    {at: ['addRow', 'left'], text: 'A new test set starts with three empty rows'},
  ],
};
