import {button, card, chip, column, field, row, screen, select, words} from './parts';
import type {Box, Diagram} from './types';

const bare = (mark: Box['mark']): Box => ({tone: 'bare', h: 32, mark});

const layout = screen(
  'window',
  '1. Modify Parameters',
  column(
    14,
    'text',
    card('variables', 'Prompt Variables', column(10, row(8, 'variable', 'remove'), row(0, 'add', ''))),
    card(
      'model',
      'Model Parameters',
      column(
        10,
        row(12, 'temperature', 'slider', 'number'),
        row(12, 'tone', 'choice'),
        row(12, 'modelName', 'grouped'),
        row(12, 'force', 'switch', ''),
      ),
    ),
  ),
);

export const screenConfigurationTypes: Diagram = {
  name: 'screen-configuration-types',
  title: 'How each kind of parameter looks in the playground',
  boxes: {
    text: {title: 'Prompt template', text: 'Translate `{text}` to French'},
    variable: field('text'),
    remove: button('Delete'),
    add: button('+ Add variable'),
    temperature: words('Temperature', 84),
    slider: bare({kind: 'slider', value: 0.35}),
    number: chip('0.7'),
    tone: words('Tone', 84),
    choice: select('formal'),
    modelName: words('Model', 84),
    grouped: select('gpt-3.5-turbo'),
    force: words('Force json', 84),
    switch: {...bare({kind: 'switch', value: 1}), w: 40},
  },
  narrow: layout,
  wide: layout,
  wideWidth: 400,
  legend: [
    {at: ['text', 'right'], text: '`TextParam`'},
    {at: ['variables', 'right', 18], text: '`DictInput`'},
    {at: ['number', 'right'], text: '`FloatParam`, `IntParam`'},
    {at: ['choice', 'right'], text: '`MultipleChoiceParam`'},
    {at: ['grouped', 'right'], text: '`GroupedMultipleChoiceParam`'},
    {at: ['switch', 'right'], text: '`BinaryParam`'},
  ],
};
