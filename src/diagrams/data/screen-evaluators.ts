import {button, card, chip, column, field, heading, primary, row, rule, screen, select, words} from './parts';
import type {Diagram} from './types';

const configuration = (n: number) =>
  card(
    `card${n}`,
    '21 Aug 24',
    column(8, row(0, `kind${n}`, ''), `name${n}`, row(8, `edit${n}`, `delete${n}`)),
  );

const page = screen(
  'page',
  'Evaluators',
  column(14, row(10, 'search', 'new'), row(10, configuration(1), configuration(2))),
);

const dialog = screen(
  'dialog',
  'Configure the Similarity Match evaluator',
  column(
    14,
    column(4, 'nameLabel', 'name'),
    column(4, 'thresholdLabel', 'threshold'),
    'advanced',
    'rule',
    row(8, 'back', '', 'cancel', 'save'),
  ),
);

export const screenEvaluators: Diagram = {
  name: 'screen-evaluators',
  title: 'The evaluators page and its dialog, schematically',
  boxes: {
    search: field('Search'),
    new: primary('New Evaluator'),
    kind1: chip('Exact Match'),
    kind2: chip('Similarity Match'),
    name1: heading('same text'),
    name2: heading('close enough'),
    edit1: button('Edit'),
    delete1: button('Delete'),
    edit2: button('Edit'),
    delete2: button('Delete'),
    nameLabel: words('Name'),
    name: field('close enough'),
    thresholdLabel: words('Similarity Threshold'),
    threshold: field('0.5'),
    advanced: select('Advanced Settings'),
    rule,
    back: button('Back'),
    cancel: button('Cancel'),
    save: primary('Save'),
  },
  narrow: column(16, page, dialog),
  wide: row(16, page, dialog),
  legend: [
    {at: ['new', 'top', 1], text: 'Lists the kinds; choosing one opens the dialog'},
    {at: ['card1', 'right', 0], text: 'A configuration; edit and delete are icons'},
    {at: ['name', 'right'], text: 'The name of the column in results'},
    {at: ['threshold', 'right'], text: 'The settings of this kind'},
    {at: ['advanced', 'right'], text: 'Holds Expected Answer Column: `correct_answer`'},
  ],
};
