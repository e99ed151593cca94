import type {Diagram} from './types';

export const evaluationRun: Diagram = {
  name: 'evaluation-run',
  title: 'What an evaluation run does',
  alt: 'Starting an evaluation creates one evaluation for each chosen variant, which waits in a queue with the status Queued. A worker takes one at a time: it reads the variant, the test set and the evaluators, calls the app for all rows in batches, applies each evaluator to each row, then aggregates. The final status is Completed, Completed with Errors, Result Aggregation Failed or Failed.',
  width: 432,
  height: 880,
  groups: [{id: 'worker', x: 16, y: 240, w: 400, h: 424, label: 'Worker, one evaluation at a time'}],
  boxes: [
    {id: 'create', x: 16, y: 16, w: 400, h: 64, title: 'Create', lines: ['One evaluation for each chosen variant']},
    {id: 'queue', x: 16, y: 128, w: 400, h: 64, title: 'Queued', lines: ['Waits in RabbitMQ until a worker is free']},
    {id: 'read', x: 32, y: 280, w: 368, h: 64, title: 'Read', lines: ['Variant, test set, evaluators, `openapi.json`']},
    {id: 'call', x: 32, y: 380, w: 368, h: 64, title: 'Call the app', lines: ['`…/generate` for all rows, batch after batch'], tone: 'run'},
    {id: 'evaluate', x: 32, y: 480, w: 368, h: 64, title: 'Evaluate', lines: ['Each evaluator on each row, one after the other'], tone: 'accent'},
    {id: 'aggregate', x: 32, y: 580, w: 368, h: 64, title: 'Aggregate', lines: ['One value per evaluator; latency and cost']},
    {id: 'completed', x: 16, y: 712, w: 192, h: 68, title: 'Completed', lines: ['no row has an error']},
    {id: 'errors', x: 224, y: 712, w: 192, h: 68, title: 'Completed with Errors', lines: ['at least one row has']},
    {id: 'aggregation', x: 16, y: 796, w: 192, h: 68, title: 'Result Aggregation\nFailed', align: 'left'},
    {id: 'failed', x: 224, y: 796, w: 192, h: 68, title: 'Failed', lines: ['an error outside the rows']},
  ],
  edges: [
    {from: ['create', 'bottom'], to: ['queue', 'top']},
    {from: ['queue', 'bottom'], to: ['worker', 'top'], label: 'Running'},
    {from: ['read', 'bottom'], to: ['call', 'top']},
    {from: ['call', 'bottom'], to: ['evaluate', 'top']},
    {from: ['evaluate', 'bottom'], to: ['aggregate', 'top']},
    {from: ['worker', 'bottom', 96], to: ['completed', 'top']},
    {from: ['worker', 'bottom', 304], to: ['errors', 'top']},
  ],
};
