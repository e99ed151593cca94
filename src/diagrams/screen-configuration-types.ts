import type {Diagram} from './types';

export const screenConfigurationTypes: Diagram = {
  name: 'screen-configuration-types',
  title: 'How each kind of parameter looks in the playground',
  alt: 'Schematic of the parameter cards in the playground. A text parameter is a card with a text area. A dictionary parameter is a list of names with Delete buttons and the button + Add variable. In the card Model Parameters a number is a slider with a field, a choice is a select, a grouped choice is a select with headings, and a yes or no is a switch.',
  width: 432,
  height: 532,
  groups: [
    {id: 'window', x: 16, y: 16, w: 400, h: 500, kind: 'window', label: '1. Modify Parameters'},
    {id: 'variables', x: 32, y: 152, w: 368, h: 124, kind: 'card', label: 'Prompt Variables'},
    {id: 'model', x: 32, y: 292, w: 368, h: 208, kind: 'card', label: 'Model Parameters'},
  ],
  boxes: [
    {id: 'text', x: 32, y: 60, w: 368, h: 76, title: 'Prompt template', lines: ['Translate `{text}` to French']},
    {id: 'variable', x: 48, y: 186, w: 160, h: 32, title: 'text', tone: 'field', align: 'left'},
    {id: 'remove', x: 220, y: 186, w: 80, h: 32, title: 'Delete', tone: 'button', align: 'center'},
    {id: 'add', x: 48, y: 230, w: 132, h: 32, title: '+ Add variable', tone: 'button', align: 'center'},
    {id: 'number', x: 320, y: 326, w: 64, h: 32, title: '0.7', tone: 'field', align: 'center'},
    {id: 'choice', x: 160, y: 368, w: 176, h: 32, title: 'formal', tone: 'field', align: 'left'},
    {id: 'grouped', x: 160, y: 412, w: 176, h: 32, title: 'gpt-3.5-turbo', tone: 'field', align: 'left'},
  ],
  labels: [
    {x: 48, y: 347, text: 'Temperature'},
    {x: 48, y: 389, text: 'Tone'},
    {x: 48, y: 433, text: 'Model'},
    {x: 48, y: 477, text: 'Force json'},
  ],
  controls: [
    {kind: 'slider', x: 160, y: 332, w: 140, h: 20, value: 0.35, tone: 'accent'},
    {kind: 'caret', x: 314, y: 377, w: 11, h: 14},
    {kind: 'caret', x: 314, y: 421, w: 11, h: 14},
    {kind: 'switch', x: 160, y: 461, w: 40, h: 22, value: 1, tone: 'accent'},
  ],
  callouts: [
    {n: 1, x: 400, y: 60},
    {n: 2, x: 400, y: 152},
    {n: 3, x: 384, y: 326},
    {n: 4, x: 336, y: 368},
    {n: 5, x: 336, y: 412},
    {n: 6, x: 212, y: 455},
  ],
  legend: [
    '`TextParam`',
    '`DictInput`',
    '`FloatParam`, `IntParam`',
    '`MultipleChoiceParam`',
    '`GroupedMultipleChoiceParam`',
    '`BinaryParam`',
  ],
};
