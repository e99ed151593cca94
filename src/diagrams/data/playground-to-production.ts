import {environments} from '../../platform/environments';
import {box, column, frame, row, sized, space} from './parts';
import type {Diagram} from './types';

export const playgroundToProduction: Diagram = {
  name: 'playground-to-production',
  title: 'From the playground to production',
  boxes: {
    playground: box('Playground', 'Change parameters, run test rows'),
    save: box('Save', 'Adds a revision of the variant'),
    evaluate: box('Evaluate', 'By evaluators or people, on a test set'),
    publish: box('Publish', 'One environment or several at a time', {tone: 'accent'}),
    development: box('development'),
    staging: box('staging'),
    production: box('production'),
    app: box('Your application', 'Calls the deployed app, or fetches its configuration', {tone: 'quiet'}),
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
      from: ['evaluate', 'right'],
      to: ['playground', 'right'],
      label: 'not good\nenough',
      wide: {
        from: ['evaluate', 'bottom'],
        to: ['playground', 'bottom'],
        label: 'not good enough',
        labelSide: 'below',
      },
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
