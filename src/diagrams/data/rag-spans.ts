import {column, row, space} from './parts';
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
    rag: {title: 'rag', text: '`inputs` question\n`outputs` the answer', tone: 'accent'},
    retrieve: {title: 'retrieve', text: '`inputs` question, count\n`outputs` passages'},
    answer: {title: 'answer', text: '`internals` prompt\n`outputs` the text'},
    path: {
      title: 'A path',
      text: 'Span names, then `inputs`, `internals` or `outputs`, then the field, if there is one',
      tone: 'quiet',
    },
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
