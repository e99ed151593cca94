import type {Diagram} from './types';

export const traceTree: Diagram = {
  name: 'trace-tree',
  title: 'The tree of spans in one trace',
  alt: 'One trace as a tree of spans with their times: generate, of kind workflow, lasts 2.1 seconds and has two children, search of kind retriever and answer of kind workflow. The span answer has one child, llm_call of kind LLM. Cost and tokens of a child are added to its parent.',
  width: 432,
  height: 500,
  boxes: [
    {
      id: 'root',
      x: 16,
      y: 44,
      w: 236,
      h: 64,
      title: 'generate',
      lines: ['`WORKFLOW`'],
      tone: 'accent',
    },
    {id: 'search', x: 56, y: 124, w: 196, h: 64, title: 'search', lines: ['`RETRIEVER`']},
    {id: 'answer', x: 56, y: 204, w: 196, h: 64, title: 'answer', lines: ['`WORKFLOW`']},
    {id: 'call', x: 96, y: 284, w: 156, h: 64, title: 'llm_call', lines: ['`LLM`'], tone: 'run'},
    {
      id: 'fields',
      x: 16,
      y: 380,
      w: 400,
      h: 104,
      title: 'Each span keeps',
      lines: [
        'inputs, outputs, internals and attributes,',
        'status, start and end, tokens and cost.',
        'Tokens and cost are added to the parent.',
      ],
    },
  ],
  edges: [
    {from: ['root', 'bottom', 20], to: ['search', 'left']},
    {from: ['root', 'bottom', 20], to: ['answer', 'left']},
    {from: ['answer', 'bottom', 20], to: ['call', 'left']},
  ],
  labels: [
    {x: 16, y: 30, text: 'Span', style: 'strong'},
    {x: 284, y: 30, text: 'Time', style: 'strong'},
    {x: 292, y: 96, text: '2.1 s'},
    {x: 292, y: 176, text: '0.6 s'},
    {x: 326, y: 256, text: '1.4 s'},
    {x: 330, y: 336, text: '1.3 s'},
  ],
  controls: [
    {kind: 'rule', x: 284, y: 44, w: 0, h: 304},
    {kind: 'rule', x: 416, y: 44, w: 0, h: 304},
    {kind: 'bar', x: 284, y: 66, w: 132, h: 10, tone: 'accent'},
    {kind: 'bar', x: 286, y: 146, w: 38, h: 10},
    {kind: 'bar', x: 326, y: 226, w: 88, h: 10},
    {kind: 'bar', x: 330, y: 306, w: 82, h: 10, tone: 'run'},
  ],
};
