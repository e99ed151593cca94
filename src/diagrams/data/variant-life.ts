import {environments as names} from '../../platform/environments';
import {box, column, frame, row, sized} from './parts';
import type {Diagram} from './types';

const environments = frame('environments', 'Environments', row(6, ...names));

export const variantLife: Diagram = {
  name: 'variant-life',
  title: 'The life of a variant',
  boxes: {
    template: box('From a template', '`app.default`\nstarts at revision 0'),
    fork: box('Fork of a variant', '`app.concise`\nstarts at revision 1'),
    variant: box('Variant', 'A named configuration on a base', {tone: 'accent'}),
    save: box(
      'Save',
      'Sent keys are merged into the stored ones; the revision goes up by 1, a full copy is kept',
    ),
    publish: box('Publish', 'The environment points at this revision'),
    development: box('development', 'revision 3', {align: 'center'}),
    staging: box('staging', 'revision 3', {align: 'center'}),
    production: box('production', 'revision 2', {align: 'center'}),
    delete: box('Delete', 'The revisions go too. The last variant of a base takes the container along.', {
      tone: 'quiet',
    }),
  },
  narrow: column(
    44,
    row(12, 'template', 'fork'),
    'variant',
    'save',
    'publish',
    column(20, environments, 'delete'),
  ),
  wide: column(
    44,
    row(
      104,
      row(40, sized(166, column(28, 'template', 'fork')), column(52, 'variant', 'save')),
      sized(150, column(20, '', 'publish')),
    ),
    row(40, 'delete', sized(372, environments)),
  ),
  edges: [
    {from: 'template', to: 'variant'},
    {from: 'fork', to: 'variant', wide: {to: ['variant', 'left', 0.85]}},
    {from: ['variant', 'bottom', 0.2], to: ['save', 'top', 0.2], label: 'parameters change'},
    {from: ['save', 'top', 0.9], to: ['variant', 'bottom', 0.9]},
    {
      from: 'save',
      to: 'publish',
      label: 'the answers are good',
      wide: {label: 'the answers\nare good'},
    },
    {from: 'publish', to: 'environments'},
  ],
};
