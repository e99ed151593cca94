// cspell:ignore astext
import {factsOf} from './facts';
import type {Statement} from './types';

const services = 'agenta-backend/agenta_backend/services';
const app = factsOf(`${services}/llm_apps_service.py`);
const aggregate = factsOf(`${services}/aggregation_service.py`);
const votes = factsOf(`${services}/results_service.py`);
const rows = factsOf(`${services}/db_manager.py`);
const testSets = factsOf('agenta-backend/agenta_backend/routers/testset_router.py');

const evaluation = '/evaluation/automatic_evaluation';
const human = '/evaluation/human_evaluation';
const testSetPage = '/evaluation/test_sets';

/** What an evaluation does with rows, and how it counts. */
export const runs: readonly Statement[] = [
  ...app(
    'route that an evaluation calls',
    /= f"\{uri\}(\/[\w/]+)"/,
    '/generate',
    ['for each row of the test set, at /generate', '/guides/how_does_agenta_work'],
    ['/generate, which evaluations call', '/evaluation/rag_evaluators'],
  ),
  ...app(
    'what an input without a column receives',
    /\[\w+\] = \w+\.get\(\w+, (\S+)\)/,
    '""',
    ['A missing column is sent as empty text', evaluation],
    ['Automatic evaluation sends a missing column as empty text', testSetPage],
  ),
  ...app(
    'what a declared input without a column receives',
    /= \w+\.get\(\w+\["name"\], (\S+)\)/,
    '"", ""',
    ['A missing column is sent as empty text', evaluation],
  ),
  ...app(
    'column of the conversation, which is text',
    /=\s*json\.loads\(\w+\.get\("(\w+)"/,
    'chat',
    ['reads the column named exactly chat', testSetPage],
    ['A cell that holds a real list instead of text', testSetPage],
  ),
  ...app('how attempts of a row are counted', /while \w+ (\S+) max_retry_count/, '<', [
    'Attempts per row, the first included',
    evaluation,
  ]),
  // Each batch calls the next, so Python's limit of nested calls ends a long run.
  ...app(
    'how the next batch starts',
    /await (\w+)\(next_batch_start_idx\)/,
    'run_batch',
    ['After about 900 batches a run ends as Failed (RecursionError)', evaluation],
    ['fails after about 900 batches', testSetPage],
  ),
  ...app('where latency of a row comes from', /latency = \w+\["(\w+)"\]/, 'trace', [
    "Both come from the app's answer",
    evaluation,
  ]),
  ...aggregate(
    'number that the aggregate of LLM-as-a-judge takes',
    /re\.search\(r"(.*)", \w+\.value\)/,
    '\\d+',
    ['The aggregate takes the first run of digits of each answer', evaluation],
    ['the first whole number in each', evaluation, '/reference/api/fetch-evaluation-results'],
  ),
  ...aggregate(
    'aggregate of LLM-as-a-judge without a number',
    /sum\(\w+\) \/ len\(\w+\) if \w+ else (\w+)/,
    'None',
    ['If no answer has any, the aggregate is empty', evaluation],
  ),
  ...aggregate('aggregate of Regex Test when a row failed', /^\s+average_value = (None)$/, 'None', [
    'share of true rows, 0 to 1 | empty, shown as 0',
    evaluation,
  ]),
  ...aggregate(
    'aggregate of the other evaluators',
    /sum\(\w+\.value for \w+ in results\) (.*)$/,
    '/ len(results)',
    ['mean, with true as 1 and false as 0', evaluation],
  ),
  ...rows(
    'results that make a run end with errors',
    /\.result\["type"\]\.astext == "(\w+)"/,
    'error',
    ['At least one row has a result of type error', evaluation],
  ),
  ...votes('vote for both bad', /\.vote == "(0)"/, '0', [
    '0 for both bad',
    human,
    '/reference/api/fetch-human-evaluation-scenarios',
    '/reference/api/update-human-evaluation-scenario',
  ]),
  ...votes('vote for both good', /\.vote == "(1)"/, '1', [
    '1 for both good',
    human,
    '/reference/api/fetch-human-evaluation-scenarios',
    '/reference/api/update-human-evaluation-scenario',
  ]),
  ...testSets('encodings of an uploaded test set', /\.decode\("([^"]+)"\)/, 'utf-8, utf-8', [
    "It becomes a part of the first column's name",
    testSetPage,
  ]),
  ...testSets(
    'upload_type of a JSON file',
    /upload_type == "(\w+)"/,
    'JSON',
    ['upload_type must be JSON in capitals', testSetPage],
    ['Only JSON in capitals is read as JSON', '/reference/api/upload-file'],
  ),
];
