import {box, column, frame, row, sized, table} from './parts';
import type {Box, Diagram} from './types';

const head = (title: string): Box => ({title, tone: 'accent'});
const rows = table('rows', [
  {cells: [head('country'), 'France', 'Japan']},
  {cells: [head('correct_answer'), 'Paris', 'Tokyo']},
]);
const result = {...rows.layout, frame: {id: 'table', kind: 'card'} as const};
const ways = frame('ways', 'Ways in', column(12, 'csv', 'json', row(12, 'editor', 'playground')));

export const testSetFormats: Diagram = {
  name: 'test-set-formats',
  title: 'Ways into a test set and the shape they all end in',
  boxes: {
    csv: box('CSV file', '`country,correct_answer`\n`France,Paris`\n`Japan,Tokyo`'),
    json: box('JSON file or HTTP API', '`[{"country": "France",`\n`"correct_answer": "Paris"},`\n`…]`'),
    editor: box('Web editor'),
    playground: box('Playground'),
    ...rows.boxes,
  },
  narrow: column(44, ways, result),
  wide: row(56, ways, sized(300, column(24, '', result, ''))),
  edges: [{from: 'ways', to: 'table'}],
  legend: [
    {at: ['rows-0-0', 'top', 0.8], text: 'A column for each input, named like it'},
    {at: ['rows-1-0', 'right', 0], text: 'The expected answer; evaluators read it'},
    {at: ['rows-0-2', 'left'], text: 'A row is one test case; cells hold text'},
  ],
};
