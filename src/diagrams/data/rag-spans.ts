import type {Diagram} from './types';

export const ragSpans: Diagram = {
  name: 'rag-spans',
  title: 'Where the RAG evaluators find their values',
  alt: 'A RAG app records a span rag with two children, retrieve and answer. The evaluator settings are paths into that tree: the question key reads an input of rag, the contexts key the passages among the outputs of retrieve, the answer key the outputs of answer. A path is made of span names, then inputs, internals or outputs, then the field if there is one.',
  width: 432,
  height: 420,
  boxes: [
    {
      id: 'rag',
      x: 16,
      y: 16,
      w: 384,
      h: 84,
      title: 'rag',
      lines: ['`inputs` question', '`outputs` the answer'],
      tone: 'accent',
    },
    {
      id: 'retrieve',
      x: 64,
      y: 120,
      w: 336,
      h: 84,
      title: 'retrieve',
      lines: ['`inputs` question, count', '`outputs` passages'],
    },
    {
      id: 'answer',
      x: 64,
      y: 224,
      w: 336,
      h: 84,
      title: 'answer',
      lines: ['`internals` prompt', '`outputs` the text'],
    },
    {
      id: 'path',
      x: 16,
      y: 332,
      w: 384,
      h: 84,
      title: 'A path',
      lines: [
        'Span names, then `inputs`, `internals` or',
        '`outputs`, then the field, if there is one',
      ],
      tone: 'quiet',
    },
  ],
  edges: [
    {from: ['rag', 'bottom', 24], to: ['retrieve', 'left']},
    {from: ['rag', 'bottom', 24], to: ['answer', 'left']},
  ],
  callouts: [
    {n: 1, x: 400, y: 58},
    {n: 2, x: 400, y: 162},
    {n: 3, x: 400, y: 266},
  ],
  legend: [
    'Question Key: `rag.inputs.question`',
    'Contexts Key: `rag.retrieve.outputs.passages`',
    'Answer Key: `rag.answer.outputs`',
  ],
};
