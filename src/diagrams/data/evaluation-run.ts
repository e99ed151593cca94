import {box, column, frame, row} from './parts';
import type {Diagram} from './types';

export const evaluationRun: Diagram = {
  name: 'evaluation-run',
  title: 'What an evaluation run does',
  boxes: {
    create: box('Create', 'One evaluation for each chosen variant'),
    queue: box('Queued', 'Waits in RabbitMQ until a worker is free'),
    read: box('Read', 'Variant, test set, evaluators, `openapi.json`'),
    call: box('Call the app', '`…/generate` for all rows, batch after batch', {tone: 'run'}),
    evaluate: box('Evaluate', 'Each evaluator, row by row; a row whose call failed is left out', {
      tone: 'accent',
    }),
    aggregate: box('Aggregate', 'One value per evaluator; latency and cost'),
    completed: box('Completed', 'no row has an error'),
    errors: box('Completed with Errors', 'at least one row has'),
    aggregation: {title: 'Result Aggregation Failed', align: 'left'},
    failed: box('Failed', 'an error outside the rows'),
  },
  narrow: column(
    44,
    'create',
    'queue',
    frame('worker', 'Worker, one evaluation at a time', column(32, 'read', 'call', 'evaluate', 'aggregate')),
    frame(
      'status',
      'Final status',
      column(12, row(12, 'completed', 'errors'), row(12, 'aggregation', 'failed')),
    ),
  ),
  wide: column(
    44,
    row(48, 'create', 'queue'),
    frame('worker', 'Worker, one evaluation at a time', row(32, 'read', 'call', 'evaluate', 'aggregate')),
    frame('status', 'Final status', row(12, 'completed', 'errors', 'aggregation', 'failed')),
  ),
  edges: [
    {from: 'create', to: 'queue'},
    {from: 'queue', to: 'worker', label: 'Running'},
    {from: 'read', to: 'call'},
    {from: 'call', to: 'evaluate'},
    {from: 'evaluate', to: 'aggregate'},
    {from: 'worker', to: 'status'},
  ],
};
