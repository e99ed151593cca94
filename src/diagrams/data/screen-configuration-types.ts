import {button, callouts, card, caret, chip, field, screenWindow} from './screen';
import {page, type Diagram} from './types';

export const screenConfigurationTypes: Diagram = {
  name: 'screen-configuration-types',
  title: 'How each kind of parameter looks in the playground',
  alt: 'Schematic of the parameter cards in the playground. A text parameter is a card with a text area. A dictionary parameter is a list of names with Delete buttons and the button + Add variable. In the card Model Parameters a number is a slider with a field, a choice is a select, a grouped choice is a select with headings, and a yes or no is a switch.',
  width: page.width,
  height: 532,
  groups: [
    screenWindow('window', '1. Modify Parameters', 16, 500),
    card('variables', 'Prompt Variables', [32, 152, 368, 124]),
    card('model', 'Model Parameters', [32, 292, 368, 208]),
  ],
  boxes: [
    {
      id: 'text',
      x: 32,
      y: 60,
      w: 368,
      h: 76,
      title: 'Prompt template',
      lines: ['Translate `{text}` to French'],
    },
    field('variable', 'text', [48, 186, 160]),
    button('remove', 'Delete', [220, 186, 80]),
    button('add', '+ Add variable', [48, 230, 132]),
    chip('number', '0.7', [320, 326, 64]),
    field('choice', 'formal', [160, 368, 176]),
    field('grouped', 'gpt-3.5-turbo', [160, 412, 176]),
  ],
  labels: [
    {x: 48, y: 347, text: 'Temperature'},
    {x: 48, y: 389, text: 'Tone'},
    {x: 48, y: 433, text: 'Model'},
    {x: 48, y: 477, text: 'Force json'},
  ],
  controls: [
    {kind: 'slider', x: 160, y: 332, w: 140, h: 20, value: 0.35, tone: 'accent'},
    caret(314, 377),
    caret(314, 421),
    {kind: 'switch', x: 160, y: 461, w: 40, h: 22, value: 1, tone: 'accent'},
  ],
  callouts: callouts([400, 60], [400, 152], [384, 326], [336, 368], [336, 412], [220, 472]),
  legend: [
    '`TextParam`',
    '`DictInput`',
    '`FloatParam`, `IntParam`',
    '`MultipleChoiceParam`',
    '`GroupedMultipleChoiceParam`',
    '`BinaryParam`',
  ],
};
