import {button, card, chip, column, field, heading, primary, row, rule, screen, select, words} from './parts';
import type {Diagram, Node} from './types';

const model = card(
  'model',
  'Model Parameters',
  column(8, row(12, 'temperature', 'slider', 'value'), row(12, 'modelName', 'select')),
);

const rowCard = (...content: Node[]) => card('row', 'Input parameters', column(10, ...content));

export const screenPlayground: Diagram = {
  name: 'screen-playground',
  title: 'The playground, schematically',
  boxes: {
    tab: chip('Variant app.default'),
    plus: chip('+'),
    side: button('Side-by-Side View'),
    modify: heading('1. Modify Parameters'),
    history: button('History'),
    publish: button('Publish'),
    delete: button('Delete'),
    save: primary('Save'),
    prompt: {title: 'Prompt user', text: 'What is the capital of `{country}`?'},
    temperature: words('Temperature', 84),
    slider: {tone: 'bare', h: 32, mark: {kind: 'slider', value: 0.35}},
    value: chip('0.7'),
    modelName: words('Model', 84),
    select: select('gpt-3.5-turbo'),
    rule,
    test: heading('2. Preview and test'),
    load: button('Load Test sets'),
    runAll: button('Run all'),
    input: field('France'),
    add: button('Add to Test Set'),
    run: primary('Run Test'),
    results: heading('Results'),
    result: field('Paris'),
    cost: words('Tokens: 21   Cost: $0.0001   Latency: 1.2s'),
    addRow: button('Add Row'),
  },
  narrow: screen(
    'window',
    'Playground',
    column(
      12,
      row(8, 'tab', 'plus', '', 'side'),
      'modify',
      row(8, 'history', 'publish', 'delete', '', 'save'),
      'prompt',
      model,
      'rule',
      'test',
      row(8, 'load', 'runAll', ''),
      rowCard('input', row(8, '', 'add', 'run'), 'results', 'result', 'cost'),
      row(0, 'addRow', ''),
    ),
  ),
  wide: screen(
    'window',
    'Playground',
    column(
      10,
      row(8, 'tab', 'plus', '', 'side'),
      row(8, 'modify', '', 'history', 'publish', 'delete', 'save'),
      row(12, 'prompt', model),
      'rule',
      row(8, 'test', '', 'load', 'runAll'),
      rowCard(row(8, 'input', 'add', 'run'), row(22, 'results', 'result', 'cost')),
      row(0, 'addRow', ''),
    ),
  ),
  legend: [
    {at: ['tab', 'left'], text: 'One tab for each variant; + adds one'},
    {at: ['save', 'right'], text: 'Save keeps a revision, Publish deploys it'},
    {at: ['prompt', 'left'], text: 'One card for each text parameter'},
    {at: ['model', 'right', 0], text: 'Sliders, selects and switches of the app'},
    {at: ['load', 'left'], text: 'Rows of a test set, and all rows at once'},
    {at: ['run', 'right'], text: 'Runs this row with the values shown above'},
    {at: ['result', 'left'], text: 'The answer, with what it cost'},
  ],
};
