import type {Diagram} from './types';

export const playgroundToProduction: Diagram = {
  name: 'playground-to-production',
  title: 'From the playground to production',
  alt: 'The road from the playground to production: change parameters in the playground, save a revision, evaluate it on a test set, go back while the answers are not good enough, publish the variant to an environment, and let your application call the deployed app or fetch its configuration.',
  width: 432,
  height: 616,
  boxes: [
    {id: 'playground', x: 16, y: 16, w: 304, h: 64, title: 'Playground', lines: ['Change parameters, run test rows']},
    {id: 'save', x: 16, y: 120, w: 304, h: 64, title: 'Save', lines: ['Adds a revision of the variant']},
    {id: 'evaluate', x: 16, y: 224, w: 304, h: 64, title: 'Evaluate', lines: ['By evaluators or people, on a test set']},
    {id: 'publish', x: 16, y: 336, w: 304, h: 64, title: 'Publish', lines: ['One environment or several at a time'], tone: 'accent'},
    {id: 'development', x: 16, y: 440, w: 128, h: 44, title: 'development'},
    {id: 'staging', x: 152, y: 440, w: 128, h: 44, title: 'staging'},
    {id: 'production', x: 288, y: 440, w: 128, h: 44, title: 'production'},
    {id: 'app', x: 16, y: 532, w: 400, h: 68, title: 'Your application', lines: ['Calls the deployed app, or fetches its configuration'], tone: 'quiet'},
  ],
  edges: [
    {from: ['playground', 'bottom'], to: ['save', 'top']},
    {from: ['save', 'bottom'], to: ['evaluate', 'top']},
    {from: ['evaluate', 'right'], to: ['playground', 'right'], via: [[340, 256], [340, 48]], label: 'not good\nenough'},
    {from: ['evaluate', 'bottom'], to: ['publish', 'top'], label: 'good enough'},
    {from: ['publish', 'bottom', 64], to: ['development', 'top']},
    {from: ['publish', 'bottom', 200], to: ['staging', 'top']},
    {from: ['publish', 'right'], to: ['production', 'top'], via: [[352, 368]]},
    {from: ['app', 'top', 336], to: ['production', 'bottom'], label: 'names the environment', labelSide: 'left'},
  ],
};
