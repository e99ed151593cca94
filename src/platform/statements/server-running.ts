// cspell:ignore dbtype
import {factsOf} from './facts';
import type {Statement} from './types';

const backend = 'agenta-backend/agenta_backend';
const services = `${backend}/services`;
const task = factsOf(`${backend}/tasks/evaluations.py`);
const app = factsOf(`${services}/llm_apps_service.py`);
const aggregate = factsOf(`${services}/aggregation_service.py`);
const human = factsOf(`${services}/evaluation_service.py`);
const testSets = factsOf(`${backend}/routers/testset_router.py`);
const tables = factsOf(`${backend}/models/db_models.py`);
const traces = factsOf(`${backend}/utils/traces.py`);

const evaluation = '/evaluation/automatic_evaluation';
const humanPage = '/evaluation/human_evaluation';
const testSetPage = '/evaluation/test_sets';
const rag = '/evaluation/rag_evaluators';

/** What a run calls, repeats, counts and says when it fails. */
export const running: readonly Statement[] = [
  ...task(
    'statuses that a run sets',
    /EvaluationStatusEnum\.(\w+)/,
    'EVALUATION_FINISHED, EVALUATION_FINISHED_WITH_ERRORS, EVALUATION_STARTED',
    ['EVALUATION_FINISHED_WITH_ERRORS | Completed with Errors', evaluation],
  ),
  ...task(
    'statuses of a run that broke',
    /value="(EVALUATION_\w+)"/,
    'EVALUATION_AGGREGATION_FAILED, EVALUATION_FAILED',
    ['EVALUATION_AGGREGATION_FAILED | Result Aggregation Failed', evaluation],
  ),
  ...task(
    'evaluators with an aggregate of their own',
    /evaluator_key == "(\w+)":/,
    'auto_ai_critique, auto_regex_test',
    ['all others | mean, with true as 1 and false as 0', evaluation],
  ),
  ...task('evaluators without an aggregate', /^\s+if (not) \w+:$/, 'not', [
    'if every call failed, no aggregate is stored',
    evaluation,
  ]),
  ...app(
    'failures of a call that are looked at one by one',
    /except ([\w.]+) as e:/,
    'Exception, Exception, aiohttp.ClientConnectionError, aiohttp.ClientError, aiohttp.ClientResponseError, aiohttp.ServerTimeoutError, json.JSONDecodeError',
    ["becomes the row's result at once", evaluation],
    ['Two failures are repeated, and without a delay', evaluation],
  ),
  ...app(
    'key of the detail of an error that an evaluation shows',
    /"(\w+)", f"HTTP error/,
    'error',
    ['The app failed. Its own message does not reach the evaluation', evaluation],
  ),
  ...app(
    'messages of a failed call',
    /error_message = f?"([^:"]+)/,
    'Connection error, Failed to decode JSON from response, Request timed out, Unexpected error',
    ['Request timed out, or Unexpected error: with nothing behind it', evaluation],
  ),
  ...app('message of a call with an error status', /f"(HTTP error) \{/, 'HTTP error', [
    'HTTP error 500: …',
    evaluation,
    rag,
  ]),
  ...app(
    'message after the last attempt of a row',
    /^\s*"(Max \w+ \w+)"$/,
    'Max retries reached',
    ['until “Max retries reached”', evaluation],
    ['Max retries reached on a chat app', testSetPage],
  ),
  ...app(
    'what a run waits between attempts and batches',
    /asyncio\.sleep\((\w+)\)/,
    'delay_between_batches, retry_delay',
    ['Seconds of pause between two batches', evaluation],
  ),
  ...app('how the calls of a batch run', /asyncio\.(\w+)\(\*/, 'gather', [
    'Rows of a batch run in parallel',
    evaluation,
  ]),
  ...app(
    'parts of the trace that an evaluation reads',
    /\["trace"\]\.get\("(\w+)"/,
    'cost, latency',
    ['latency is the duration of the root span in seconds', evaluation],
  ),
  ...app('place of the description of an app', /uri \+ "(\/[\w.]+)"/, '/openapi.json', [
    'Its openapi.json is read before the calls',
    evaluation,
  ]),
  ...task(
    'place of the description of an app, after the calls',
    /uri \+ "(\/[\w.]+)"/,
    '/openapi.json',
    ['and once more after them', evaluation],
  ),
  ...aggregate(
    'message of a total without values',
    /f"(No valid values found for) /,
    'No valid values found for, No valid values found for',
    ['No valid values found for cost sum aggregation.', evaluation],
  ),
  ...aggregate('when Regex Test has an aggregate', /if (all)\(isinstance/, 'all', [
    'share of true rows, 0 to 1 | empty',
    evaluation,
  ]),
  ...human('how a missing input column is noticed', /except (\w+):$/, 'KeyError', [
    'human evaluation refuses the test set',
    testSetPage,
  ]),
  ...human('column that is always the expected answer', /row\.get\("(\w+)"\)/, 'correct_answer', [
    'human evaluation always reads this one',
    testSetPage,
  ]),
  ...human(
    'what becomes of a half-made human evaluation',
    /await \w+\.(delete_human_evaluation)\($/,
    'delete_human_evaluation',
    ['A row lacks an input column; the evaluation was removed again', humanPage],
  ),
  ...testSets('status that the import of a test set expects', /status_code (\S+ \d+):/, '!= 200', [
    'expects status 200 with a JSON list of rows',
    testSetPage,
  ]),
  ...testSets('what is stored of a row', /\["csvdata"\]\.append\((\w+)\)/, 'row, row, row', [
    'The platform does not look into the rows',
    testSetPage,
  ]),
  ...testSets(
    'credentials of the import of a test set',
    /requests\.get\(\w+, (.*)\)/,
    'timeout=10',
    ['sends a GET request without credentials', testSetPage],
  ),
  ...tables(
    'how rows of a test set are stored',
    /csvdata = Column\((.*)\)$/,
    'mutable_json_type(dbtype=JSONB, nested=True)',
    ['columns with shorter names come first', testSetPage],
  ),
  ...traces('spans of one name that become a list', /if count\[\w+\] (.+):/, '> 1', [
    'A function that runs once takes no number',
    rag,
  ]),
  ...traces('parts of a span that a path may name', /^\s+"(\w+)",$/, 'inputs, internals, outputs', [
    '<span>.<span>. … .<inputs | internals | outputs>.<field>',
    rag,
  ]),
];
