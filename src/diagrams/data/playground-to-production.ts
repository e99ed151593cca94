import {environments} from '../../platform/environments';
import {column, frame, row, sized, space} from './parts';
import type {Diagram} from './types';

export const playgroundToProduction: Diagram = {
  name: 'playground-to-production',
  title: 'From the playground to production',
  boxes: {
    playground: {title: 'Playground', text: 'Change parameters, run test rows'},
    save: {title: 'Save', text: 'Adds a revision of the variant'},
    evaluate: {title: 'Evaluate', text: 'By evaluators or people, on a test set'},
    publish: {title: 'Publish', text: 'One environment or several at a time', tone: 'accent'},
    development: {title: 'development'},
    staging: {title: 'staging'},
    production: {title: 'production'},
    app: {
      title: 'Your application',
      text: 'Calls the deployed app, or fetches its configuration',
      tone: 'quiet',
    },
  },
  narrow: column(
    44,
    row(0, column(44, 'playground', 'save', 'evaluate', 'publish'), space(96)),
    frame('environments', 'Environments', row(6, ...environments)),
    'app',
  ),
  wide: column(
    56,
    row(96, row(32, 'playground', 'save', 'evaluate'), sized(140, 'publish')),
    row(
      112,
      'app',
      sized(360, frame('environments', 'Environments', row(8, ...[...environments].reverse()))),
    ),
  ),
  edges: [
    {from: 'playground', to: 'save'},
    {from: 'save', to: 'evaluate'},
    {
      from: 'evaluate',
      to: 'playground',
      around: true,
      label: 'not good\nenough',
      wide: {label: 'not good enough', labelSide: 'below'},
    },
    {from: 'evaluate', to: 'publish', label: 'good enough'},
    {from: 'publish', to: 'environments'},
    {
      from: 'app',
      to: 'production',
      label: 'names the environment',
      labelSide: 'left',
      wide: {label: 'names the\nenvironment'},
    },
  ],
};
