import type {Diagram} from './types';

export const ragSpans: Diagram = {
  name: 'rag-spans',
  title: 'Where the RAG evaluators find their values',
  alt: 'A RAG app records a span rag with two children, retriever and summarizer. The evaluator settings are paths into that tree: the question key reads an input of rag, the contexts key an output of retriever, the answer key an output of summarizer. A path is made of span names, then inputs, internals or outputs, then the field.',
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
      lines: ['`inputs` question', '`outputs` report'],
      tone: 'accent',
    },
    {
      id: 'retriever',
      x: 64,
      y: 120,
      w: 336,
      h: 84,
      title: 'retriever',
      lines: ['`internals` prompt', '`outputs` passages'],
    },
    {
      id: 'summarizer',
      x: 64,
      y: 224,
      w: 336,
      h: 84,
      title: 'summarizer',
      lines: ['`inputs` passages', '`outputs` report'],
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
        '`outputs`, then the field: joined by dots',
      ],
      tone: 'quiet',
    },
  ],
  edges: [
    {from: ['rag', 'bottom', 24], to: ['retriever', 'left']},
    {from: ['rag', 'bottom', 24], to: ['summarizer', 'left']},
  ],
  callouts: [
    {n: 1, x: 400, y: 58},
    {n: 2, x: 400, y: 162},
    {n: 3, x: 400, y: 266},
  ],
  legend: [
    'Question Key: `rag.inputs.question`',
    'Contexts Key: `rag.retriever.outputs.passages`',
    'Answer Key: `rag.summarizer.outputs.report`',
  ],
};
