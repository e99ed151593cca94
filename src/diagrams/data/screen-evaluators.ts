import {button, callouts, card, caret, chip, field, primary, screenWindow} from './screen';
import {page, type Diagram} from './types';

export const screenEvaluators: Diagram = {
  name: 'screen-evaluators',
  title: 'The evaluators page and its dialog, schematically',
  alt: 'Schematic of the page Evaluators: a search field, the button New Evaluator and one card for each configuration with its date, kind, name and two icons for editing and deleting. Below, the dialog Configure the Similarity Match evaluator with the fields Name and Similarity Threshold, the collapsed Advanced Settings and the buttons Back, Cancel and Save.',
  width: page.width,
  height: 644,
  groups: [
    screenWindow('page', 'Evaluators', 16, 264),
    card('card1', '21 Aug 24', [32, 110, 176, 152]),
    card('card2', '21 Aug 24', [224, 110, 176, 152]),
    screenWindow('dialog', 'Configure the Similarity Match evaluator', 304, 324),
  ],
  boxes: [
    field('search', 'Search', [32, 62, 208]),
    primary('new', 'New Evaluator', [256, 62, 144]),
    chip('kind1', 'Exact Match', [48, 144, 104, 28]),
    chip('kind2', 'Similarity Match', [240, 144, 140, 28]),
    button('edit1', 'Edit', [48, 218, 64]),
    button('delete1', 'Delete', [122, 218, 70]),
    button('edit2', 'Edit', [240, 218, 64]),
    button('delete2', 'Delete', [314, 218, 70]),
    field('name', 'close enough', [32, 378, 368]),
    field('threshold', '0.5', [32, 450, 368]),
    field('advanced', 'Advanced Settings', [32, 502, 368, 36]),
    button('back', 'Back', [32, 576, 84]),
    button('cancel', 'Cancel', [216, 576, 84]),
    primary('save', 'Save', [316, 576, 84]),
  ],
  labels: [
    {x: 48, y: 200, text: 'same text', style: 'strong'},
    {x: 240, y: 200, text: 'close enough', style: 'strong'},
    {x: 32, y: 366, text: 'Name'},
    {x: 32, y: 440, text: 'Similarity Threshold'},
  ],
  controls: [caret(376, 513, 12), {kind: 'rule', x: 16, y: 558, w: 400, h: 0}],
  callouts: callouts([400, 62], [208, 110], [400, 378], [400, 450], [400, 502]),
  legend: [
    'Lists the kinds; choosing one opens the dialog',
    'A configuration; edit and delete are icons',
    'The name of the column in results',
    'The settings of this kind',
    'Holds Expected Answer Column: `correct_answer`',
  ],
};
