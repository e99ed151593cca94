import type {Diagram} from './types';

export const requestFlow: Diagram = {
  name: 'request-flow',
  title: 'The way of a request through the services',
  alt: 'A playground run posts inputs and all parameters to generate; a deployed call posts inputs and an environment to generate_deployed. The reverse proxy forwards both to the container of the base. Only for deployed calls does the container fetch the configuration from the backend. The container calls the LLM provider itself and answers with version, data and trace.',
  width: 432,
  height: 588,
  boxes: [
    {id: 'playground', x: 16, y: 16, w: 192, h: 84, title: 'Playground', lines: ['`…/generate`', 'inputs, all parameters'], tone: 'quiet'},
    {id: 'app', x: 224, y: 16, w: 192, h: 84, title: 'Your application', lines: ['`…/generate_deployed`', 'inputs, environment'], tone: 'quiet'},
    {id: 'proxy', x: 16, y: 148, w: 400, h: 64, title: 'Reverse proxy, port 80', lines: ['Removes the path prefix and forwards the call']},
    {id: 'container', x: 16, y: 260, w: 400, h: 84, title: 'Container of the base', lines: ['Runs the app with the configuration of the call.', 'Provider keys are in its environment.'], tone: 'run'},
    {id: 'backend', x: 16, y: 412, w: 192, h: 84, title: 'Backend', lines: ['`/api/configs`', 'for deployed calls only']},
    {id: 'provider', x: 224, y: 412, w: 192, h: 84, title: 'LLM provider', lines: ['called by the container,', 'not by the backend'], tone: 'quiet'},
    {id: 'answer', x: 16, y: 520, w: 400, h: 52, lines: ['The answer, `version` `data` `trace`, goes back the', 'same way. The backend does not see playground runs.'], tone: 'bare'},
  ],
  edges: [
    {from: ['playground', 'bottom'], to: ['proxy', 'top', 96]},
    {from: ['app', 'bottom'], to: ['proxy', 'top', 304]},
    {from: ['proxy', 'bottom'], to: ['container', 'top'], label: '`/<user>/<app>/<base>`'},
    {from: ['container', 'bottom', 96], to: ['backend', 'top'], dashed: true, arrow: 'both', label: 'configuration'},
    {from: ['container', 'bottom', 304], to: ['provider', 'top'], arrow: 'both', label: 'completion'},
  ],
};
