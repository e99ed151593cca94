import {box, column, row, space, words} from './parts';
import type {Diagram} from './types';

export const configPull: Diagram = {
  name: 'config-pull',
  title: 'How your application fetches a deployed configuration',
  boxes: {
    app: box('Your application', '`get_config(base_id, environment)`', {tone: 'quiet'}),
    cache: box('Cache in the client', 'Keeps an answer for 300 seconds by default'),
    backend: box('Backend', '`GET /api/configs` with `base_id` and `environment_name`'),
    environment: box('Environment', 'Points at one variant revision'),
    revision: box('Variant revision', '`config_name`, `current_version`, `parameters`', {tone: 'accent'}),
    note: words('Saving the variant changes nothing here until you publish it again.'),
  },
  narrow: column(
    20,
    row(0, column(40, 'app', 'cache', 'backend', 'environment', 'revision'), space(32)),
    'note',
  ),
  wide: column(
    20,
    row(56, column(44, 'app', 'cache', 'backend'), column(44, 'revision', 'environment')),
    'note',
  ),
  edges: [
    {from: 'app', to: 'cache'},
    {from: 'cache', to: 'backend', label: 'no copy, or too old'},
    {from: 'backend', to: 'environment'},
    {from: 'environment', to: 'revision'},
    {
      from: ['revision', 'right'],
      to: ['app', 'right'],
      tone: 'accent',
      wide: {from: 'revision', to: 'app'},
    },
  ],
};
