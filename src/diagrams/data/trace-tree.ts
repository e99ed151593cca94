import {box, column, heading, row, sized, space} from './parts';
import type {Box, Diagram, Stack, Tone} from './types';

const bar = (text: string, value: number, end: number, tone?: Tone): Box => ({
  text,
  tone,
  mark: {kind: 'bar', value, end},
});

/** Spans on the left, indented below their parents, in a column of this width; their times on the right. */
const spans = (width: number): Stack => {
  const span = (depth: number, name: string) =>
    row(24, sized(width, depth ? row(0, space(depth * 40), name) : name), `${name}Time`);
  return column(
    16,
    row(24, sized(width, 'span'), 'time'),
    span(0, 'root'),
    span(1, 'search'),
    span(1, 'answer'),
    span(2, 'call'),
    'fields',
  );
};

export const traceTree: Diagram = {
  name: 'trace-tree',
  title: 'The tree of spans in one trace',
  boxes: {
    span: heading('Span'),
    time: heading('Time'),
    root: box('generate', '`WORKFLOW`', {tone: 'accent'}),
    rootTime: bar('2.1 s', 0, 1, 'accent'),
    search: box('search', '`RETRIEVER`'),
    searchTime: bar('0.6 s', 0.015, 0.3),
    answer: box('answer', '`WORKFLOW`'),
    answerTime: bar('1.4 s', 0.32, 0.985),
    call: box('llm_call', '`LLM`', {tone: 'run'}),
    callTime: bar('1.3 s', 0.35, 0.97, 'run'),
    fields: box(
      'Each span keeps',
      'inputs, outputs, internals and attributes, status, start and end, tokens and cost. Tokens and cost are added to the parent.',
    ),
  },
  narrow: spans(196),
  wide: spans(280),
  edges: [
    {from: ['root', 'bottom', 20], to: ['search', 'left']},
    {from: ['root', 'bottom', 20], to: ['answer', 'left']},
    {from: ['answer', 'bottom', 20], to: ['call', 'left']},
  ],
};
