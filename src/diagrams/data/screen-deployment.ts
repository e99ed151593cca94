import {button, callouts, card, chip, field, primary, screenWindow} from './screen';
import {page, type Diagram} from './types';

const menu = ['Use API', 'Change Variant', 'Open in playground'];

const environments = [
  'development (`app.concise v1` is published …)',
  'staging',
  'production (`app.default v3` is published …)',
];

export const screenDeployment: Diagram = {
  name: 'screen-deployment',
  title: 'Deployment on the overview, and the publish dialog, schematically',
  alt: 'Schematic of two screens. The section Deployment of the overview shows one card for each environment, development, staging and production. A card holds the first part of the id of the deployed variant, such as # 0191a3c2, or the tag No deployment, and a menu with Use API, Change Variant and Open in playground. The dialog Publish Variant has a tick box for each environment, with the name and number of the variant that is published there, and the buttons Cancel and Publish.',
  width: page.width,
  height: 628,
  groups: [
    screenWindow('page', 'Overview', 16, 304),
    card('development', 'development', [32, 92, 116, 84]),
    card('staging', 'staging', [158, 92, 116, 84]),
    card('production', 'production', [284, 92, 116, 84]),
    screenWindow('dialog', 'Publish Variant', 344, 268),
  ],
  boxes: [
    chip('tag1', '# 0191c1d4', [38, 132, 104, 28]),
    {...chip('tag2', 'No deployment', [160, 132, 112, 28]), tone: 'bare'},
    chip('tag3', '# 0191a3c2', [290, 132, 104, 28]),
    ...menu.map((title, row) => ({
      ...field(`menu${row}`, title, [224, 196 + row * 34, 176, 34]),
      shape: 'cell' as const,
    })),
    ...environments.map((text, row) => ({
      id: `environment${row}`,
      x: 64,
      y: 392 + row * 48,
      w: 336,
      h: 44,
      lines: [text],
      tone: 'bare' as const,
    })),
    button('cancel', 'Cancel', [200, 560, 92]),
    primary('publish', 'Publish', [304, 560, 96]),
  ],
  labels: [{x: 32, y: 76, text: 'Deployment', style: 'strong'}],
  controls: [
    {kind: 'dot', x: 382, y: 108, w: 3, h: 3},
    {kind: 'dot', x: 387, y: 108, w: 3, h: 3},
    {kind: 'dot', x: 392, y: 108, w: 3, h: 3},
    {kind: 'check', x: 44, y: 407, w: 15, h: 15, value: 0},
    {kind: 'check', x: 44, y: 455, w: 15, h: 15, value: 1, tone: 'accent'},
    {kind: 'check', x: 44, y: 503, w: 15, h: 15, value: 0},
  ],
  callouts: callouts([32, 92], [400, 92], [400, 213], [29, 462], [400, 560]),
  legend: [
    'The first part of the id of the deployed variant;\npoint at it to see the name',
    'Opens the menu below; every card has one',
    'The code for calling this environment',
    'Tick one or more; the number is the variant’s latest\nrevision, not always the deployed one',
    'Takes the variant’s current revision',
  ],
};
