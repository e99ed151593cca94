import type {Diagram} from './types';

export const testSetFormats: Diagram = {
  name: 'test-set-formats',
  title: 'Ways into a test set and the shape they all end in',
  alt: 'A CSV file with a header line, a JSON array of row objects, the web editor, the playground and the HTTP API all become one shape: a table whose columns carry the names of the app’s inputs, plus the column correct_answer. Each row is one test case.',
  width: 432,
  height: 556,
  groups: [
    {id: 'ways', x: 16, y: 16, w: 400, h: 360, label: 'Ways in'},
    {id: 'table', x: 48, y: 432, w: 336, h: 112, kind: 'card'},
  ],
  boxes: [
    {id: 'csv', x: 32, y: 56, w: 368, h: 104, title: 'CSV file', lines: ['`country,correct_answer`', '`France,Paris`', '`Japan,Tokyo`']},
    {id: 'json', x: 32, y: 176, w: 368, h: 122, title: 'JSON file or HTTP API', lines: ['`[{"country": "France",`', '`  "correct_answer": "Paris"},`', '`  …]`']},
    {id: 'editor', x: 32, y: 314, w: 176, h: 44, title: 'Web editor'},
    {id: 'playground', x: 224, y: 314, w: 176, h: 44, title: 'Playground'},
    {id: 'h1', x: 48, y: 432, w: 168, h: 40, title: 'country', tone: 'accent', shape: 'cell', align: 'left'},
    {id: 'h2', x: 216, y: 432, w: 168, h: 40, title: 'correct_answer', tone: 'accent', shape: 'cell', align: 'left'},
    {id: 'a1', x: 48, y: 472, w: 168, h: 36, lines: ['France'], shape: 'cell'},
    {id: 'a2', x: 216, y: 472, w: 168, h: 36, lines: ['Paris'], shape: 'cell'},
    {id: 'b1', x: 48, y: 508, w: 168, h: 36, lines: ['Japan'], shape: 'cell'},
    {id: 'b2', x: 216, y: 508, w: 168, h: 36, lines: ['Tokyo'], shape: 'cell'},
  ],
  edges: [{from: ['ways', 'bottom'], to: ['table', 'top']}],
  callouts: [
    {n: 1, x: 48, y: 432},
    {n: 2, x: 384, y: 432},
    {n: 3, x: 48, y: 508},
  ],
  legend: [
    'A column for each input, named like it',
    'The expected answer; evaluators read it',
    'A row is one test case; cells hold text',
  ],
};
