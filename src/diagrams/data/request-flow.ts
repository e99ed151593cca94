import {box, column, row, sized, words} from './parts';
import type {Diagram} from './types';

export const requestFlow: Diagram = {
  name: 'request-flow',
  title: 'The way of a request through the services',
  boxes: {
    playground: box('Playground', '`…/generate`\ninputs, all parameters', {tone: 'quiet'}),
    app: box('Your application', '`…/generate_deployed`\ninputs, environment', {tone: 'quiet'}),
    proxy: box(
      'Reverse proxy, port 80',
      'Removes the path prefix `/<user>/<app>/<base>` and forwards the call',
    ),
    container: box(
      'Container of the base',
      'Runs the app with the configuration of the call. Provider keys are in its environment.',
      {tone: 'run'},
    ),
    backend: box('Backend', '`/api/configs`\nfor deployed calls only'),
    provider: box('LLM provider', 'called by the container, not by the backend', {tone: 'quiet'}),
    answer: words(
      'The answer, `version` `data` `trace`, goes back the same way. Playground runs do not pass the backend.',
    ),
  },
  narrow: column(
    20,
    column(44, row(8, sized(154, 'playground'), 'app'), 'proxy', 'container', row(8, 'backend', 'provider')),
    'answer',
  ),
  wide: column(
    20,
    row(
      40,
      sized(184, column(44, 'playground', 'app')),
      column(44, 'proxy', row(108, 'container', column(28, 'backend', 'provider'))),
    ),
    'answer',
  ),
  edges: [
    {from: 'playground', to: 'proxy'},
    {from: 'app', to: 'proxy', wide: {to: ['proxy', 'left', 0.85]}},
    {from: 'proxy', to: 'container'},
    {from: 'container', to: 'backend', dashed: true, arrow: 'both', label: 'configuration'},
    {from: 'container', to: 'provider', arrow: 'both', label: 'completion'},
  ],
};
