import {box, column, row, space} from './parts';
import type {Diagram, Stack} from './types';

const layout: Stack = row(
  0,
  column(20, 'rag', row(0, space(44), column(20, 'retrieve', 'answer')), 'path'),
  space(16),
);

export const ragSpans: Diagram = {
  name: 'rag-spans',
  title: 'Where the RAG evaluators find their values',
  boxes: {
    rag: box('rag', '`inputs` question\n`outputs` the answer', {tone: 'accent'}),
    retrieve: box('retrieve', '`inputs` question, count\n`outputs` passages'),
    answer: box('answer', '`internals` prompt\n`outputs` the text'),
    path: box(
      'A path',
      'Span names, then `inputs`, `internals` or `outputs`, then the field, if there is one',
      {tone: 'quiet'},
    ),
  },
  narrow: layout,
  wide: layout,
  wideWidth: 370,
  edges: [
    {from: ['rag', 'bottom', 22], to: ['retrieve', 'left']},
    {from: ['rag', 'bottom', 22], to: ['answer', 'left']},
  ],
  legend: [
    {at: ['rag', 'right'], text: 'Question Key: `rag.inputs.question`'},
    {at: ['retrieve', 'right'], text: 'Contexts Key: `rag.retrieve.outputs.passages`'},
    {at: ['answer', 'right'], text: 'Answer Key: `rag.answer.outputs`'},
  ],
};
