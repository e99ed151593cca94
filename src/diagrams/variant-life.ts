import type {Diagram} from './types';

export const variantLife: Diagram = {
  name: 'variant-life',
  title: 'The life of a variant',
  alt: 'A variant comes from a template or from a fork. Each save adds a revision and keeps a full copy. Publishing makes an environment point at one revision, and later saves do not move that pointer. Deleting a variant takes its revisions along.',
  width: 432,
  height: 716,
  boxes: [
    {id: 'template', x: 16, y: 16, w: 192, h: 84, title: 'From a template', lines: ['`app.default`', 'starts at revision 0']},
    {id: 'fork', x: 224, y: 16, w: 192, h: 84, title: 'Fork of a variant', lines: ['`app.concise`', 'starts at revision 1']},
    {id: 'variant', x: 16, y: 148, w: 352, h: 64, title: 'Variant', lines: ['A named configuration on a base'], tone: 'accent'},
    {id: 'save', x: 16, y: 260, w: 352, h: 84, title: 'Save', lines: ['Sent keys are merged into the stored ones', 'revision + 1, a full copy is kept']},
    {id: 'publish', x: 16, y: 392, w: 352, h: 64, title: 'Publish', lines: ['The environment points at this revision']},
    {id: 'development', x: 16, y: 504, w: 112, h: 64, title: 'development', lines: ['revision 3'], align: 'center'},
    {id: 'staging', x: 136, y: 504, w: 112, h: 64, title: 'staging', lines: ['revision 3'], align: 'center'},
    {id: 'production', x: 256, y: 504, w: 112, h: 64, title: 'production', lines: ['revision 2'], align: 'center'},
    {id: 'delete', x: 16, y: 616, w: 400, h: 84, title: 'Delete', lines: ['The revisions go too. The last variant of a base', 'takes the container along.'], tone: 'quiet'},
  ],
  edges: [
    {from: ['template', 'bottom'], to: ['variant', 'top', 96]},
    {from: ['fork', 'bottom'], to: ['variant', 'top', 304]},
    {from: ['variant', 'bottom'], to: ['save', 'top'], label: 'parameters change'},
    {from: ['save', 'right'], to: ['variant', 'right'], via: [[398, 302], [398, 180]]},
    {from: ['save', 'bottom'], to: ['publish', 'top'], label: 'the answers are good'},
    {from: ['publish', 'bottom', 56], to: ['development', 'top']},
    {from: ['publish', 'bottom', 176], to: ['staging', 'top']},
    {from: ['publish', 'bottom', 296], to: ['production', 'top']},
  ],
};
