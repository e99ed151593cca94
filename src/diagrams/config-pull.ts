import type {Diagram} from './types';

export const configPull: Diagram = {
  name: 'config-pull',
  title: 'How your application fetches a deployed configuration',
  alt: 'Your application calls get_config with a base id and an environment. The client answers from its cache while the copy is younger than 300 seconds. Otherwise it asks the backend, which follows the environment to the variant revision deployed there and answers with config_name, current_version and parameters. Your application then calls the LLM provider itself.',
  width: 432,
  height: 632,
  boxes: [
    {id: 'app', x: 16, y: 16, w: 368, h: 64, title: 'Your application', lines: ['`get_config(base_id, environment)`'], tone: 'quiet'},
    {id: 'cache', x: 16, y: 124, w: 368, h: 64, title: 'Cache in the client', lines: ['Keeps an answer for 300 seconds by default']},
    {id: 'backend', x: 16, y: 236, w: 368, h: 84, title: 'Backend', lines: ['`GET /api/configs`', 'with `base_id` and `environment_name`']},
    {id: 'environment', x: 16, y: 364, w: 368, h: 64, title: 'Environment', lines: ['Points at the revision deployed last']},
    {id: 'revision', x: 16, y: 476, w: 368, h: 84, title: 'Variant revision', lines: ['`config_name`, `current_version`,', '`parameters`'], tone: 'accent'},
  ],
  edges: [
    {from: ['app', 'bottom'], to: ['cache', 'top']},
    {from: ['cache', 'bottom'], to: ['backend', 'top'], label: 'no copy, or too old'},
    {from: ['backend', 'bottom'], to: ['environment', 'top']},
    {from: ['environment', 'bottom'], to: ['revision', 'top']},
    {from: ['revision', 'right'], to: ['app', 'right'], via: [[404, 518], [404, 48]], tone: 'accent'},
  ],
  labels: [{x: 16, y: 590, text: 'Saving the variant changes nothing here until you\npublish it again.'}],
};
