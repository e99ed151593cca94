import {environments} from '../../platform/environments';
import {button, card, chip, column, heading, primary, row, screen, sized, table, words} from './parts';
import type {Diagram, Node} from './types';

const menu = table('menu', [
  {cells: ['Use API', 'Change Variant', 'Open in playground'].map((text) => ({text, h: 32}))},
]);

const cards = environments.map((name) => {
  const stack = card(name, name, column(0, row(0, `${name}Tag`)));
  return {...stack, frame: {id: name, label: name, kind: 'card' as const, menu: true}};
});

const page = (content: Node) => screen('page', 'Overview', column(8, 'deployment', content));

const dialog = screen(
  'dialog',
  'Publish Variant',
  column(10, 'environment1', row(0, 'environment2', ''), 'environment3', row(8, '', 'cancel', 'publish')),
);

export const screenDeployment: Diagram = {
  name: 'screen-deployment',
  title: 'Deployment on the overview, and the publish dialog, schematically',
  boxes: {
    deployment: heading('Deployment'),
    developmentTag: chip('# 0191c1d4'),
    stagingTag: {...words('No deployment'), h: 32},
    productionTag: chip('# 0191a3c2'),
    ...menu.boxes,
    environment1: {
      ...words('development (`app.concise v1` is published …)'),
      mark: {kind: 'check'},
    },
    environment2: {...words('staging', 84), mark: {kind: 'check', value: 1}},
    environment3: {...words('production (`app.default v3` is published …)'), mark: {kind: 'check'}},
    cancel: button('Cancel'),
    publish: primary('Publish'),
  },
  narrow: column(16, page(column(10, ...cards, row(0, '', sized(160, menu.layout)))), dialog),
  wide: column(16, page(row(12, ...cards, sized(160, menu.layout))), dialog),
  legend: [
    {
      at: ['developmentTag', 'right'],
      text: 'The first part of the id of the deployed variant; point at it to see the name',
    },
    {at: ['production', 'right', 0], text: 'Opens the menu below; every card has one'},
    {at: ['menu-0-0', 'right'], text: 'The code for calling this environment'},
    {
      at: ['environment2', 'right'],
      text: 'Tick one or more; the number is the variant’s latest revision, not always the deployed one',
    },
    {at: ['publish', 'right', 0], text: 'Takes the variant’s current revision'},
  ],
};
