import {factsOf} from './facts';
import type {Statement} from './types';

const task = factsOf('agenta-backend/agenta_backend/tasks/evaluations.py');
const app = factsOf('agenta-backend/agenta_backend/services/llm_apps_service.py');
const aggregate = factsOf('agenta-backend/agenta_backend/services/aggregation_service.py');

/** What the worker does for each row of an automatic evaluation, in the task and around it. */
export const worker: readonly Statement[] = [
  ...task(
    'how an expected answer is stored',
    /\bvalue=((?:\w+\()?)\w+\[\w+_column_name\]/,
    '',
    [
      'one number in an input or in an expected column fails the whole evaluation',
      '/guides/cookbooks/evaluations_with_sdk',
    ],
    ['A cell of an input or an expected answer is not text', '/evaluation/test_sets'],
  ),
  ...task('how an input is stored', /\bvalue=((?:\w+\()?)\w+\.get\($/, '', [
    'makes a whole automatic evaluation fail, not one row',
    '/evaluation/test_sets',
  ]),
  ...task('column of the conversation in the stored inputs', /else "(\w+)"$/, 'chat', [
    'reads the column named exactly chat',
    '/evaluation/test_sets',
  ]),
  ...task(
    'part of an answer that is stored as output',
    /value=\w+\.result\.value\["(\w+)"\]/,
    'data',
    [
      'The page Evaluation Results then shows each row with its output',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...task('expected answers of a row whose call failed', /correct_answers=(None)\b/, 'None', [
    'a row that failed in the app has no output',
    '/guides/cookbooks/evaluations_with_sdk',
  ]),
  ...task('rows that are not evaluated', /^\s+if \w+\.result\.(\w+):$/, 'error', [
    'Rows whose app call failed are left out',
    '/evaluation/automatic_evaluation',
  ]),
  ...task(
    'rows and evaluators that a run passes over',
    /^\s+(continue|break)$/,
    'continue, continue',
    ['if every call failed, no aggregate is stored', '/evaluation/automatic_evaluation'],
  ),
  ...task('places where an aggregate joins the list', /aggregated_results\.(append)\(/, 'append', [
    'A score is missing | the app failed in every row',
    '/guides/cookbooks/evaluations_with_sdk',
  ]),
  ...task(
    'what a run asks of the database and of other services',
    /^ {4}([a-z]\w*_\w+),$/,
    'aggregation_service, check_if_evaluation_contains_failed_evaluation_scenarios, create_new_evaluation_scenario, deployment_manager, evaluators_service, fetch_app_by_id, fetch_app_variant_by_id, fetch_evaluation_by_id, fetch_evaluator_config, fetch_testset_by_id, get_deployment_by_id, llm_apps_service, update_evaluation, update_evaluation_with_aggregated_results',
    [
      "The worker reads the variant's parameters, the test set and the configurations at that moment",
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...task(
    'options of the task of an evaluation',
    /^@shared_task\((.*)\)$/,
    'queue="agenta_backend.tasks.evaluations.evaluate", bind=True',
    ['The worker stopped during the run', '/evaluation/automatic_evaluation'],
  ),
  ...task(
    'inputs of an app that are stored with a row',
    /\["type"\] == "(\w+)"/,
    'dict, file_url, input, messages',
    ['An input takes the column of the same name', '/evaluation/automatic_evaluation'],
  ),
  ...task(
    'how often the task reads the description of an app',
    /\.(get_parameters_from_openapi)\(/,
    'get_parameters_from_openapi',
    ['is read before the calls and once more after them', '/evaluation/automatic_evaluation'],
  ),
  ...task(
    'what a run stores of latency and cost',
    /^\s+"(\w+_(?:latency|cost))":/,
    'average_cost, average_latency, total_cost',
    [
      'It averages latency and cost, aggregates each evaluator, and sets the final status',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...task(
    'message of a run that broke',
    /message="(Evaluation \w*\s?Failed)"/,
    'Evaluation Aggregation Failed, Evaluation Failed',
    ['The run broke off; point at its icon for a stack trace', '/evaluation/automatic_evaluation'],
  ),
  ...app('what becomes of the answer to the first attempt', /^\s+(return|if) result\b/, 'return', [
    "becomes the row's result at once",
    '/evaluation/automatic_evaluation',
  ]),
  ...app(
    'second key of the detail of an error that an evaluation shows',
    /"(\w+)", "".join\(traceback/,
    'traceback',
    [
      'The app failed. Its own message does not reach the evaluation',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...app('answers that become a text', /not isinstance\(\w+\["data"\], (\w+)\)/, 'dict', [
    'The output may be JSON text or an object',
    '/evaluation/automatic_evaluation',
  ]),
  ...app(
    'parameters that an evaluation sends',
    /\] = (parameters)\[\w+\["name"\]\]$/,
    'parameters',
    ["The worker reads the variant's parameters", '/evaluation/automatic_evaluation'],
  ),
  ...app('rows that a batch ends with', /end_idx = (\w+)\(/, 'min', [
    'Rows called in parallel, one request each',
    '/evaluation/automatic_evaluation',
  ]),
  ...app(
    'what a call of a batch makes',
    /asyncio\.(ensure_future|create_task|wait_for|Semaphore)\(/,
    'ensure_future',
    ['Rows of a batch run in parallel', '/evaluation/automatic_evaluation'],
  ),
  ...app('where attempts are counted', /^\s+\w+ (\+= 1)$/, '+= 1, += 1', [
    'until “Max retries reached”',
    '/evaluation/automatic_evaluation',
  ]),
  ...aggregate(
    'rows without latency or cost',
    /and getattr\(\w+, key\) (.+)$/,
    'is not None, is not None',
    ['Rows without a value are skipped', '/evaluation/automatic_evaluation'],
  ),
  ...aggregate(
    'when latency and cost are an error',
    /^\s+if (not \w+):$/,
    'not key, not key, not values, not values',
    [
      'If no row has one, Avg. Latency or Total Cost holds an error and the status is not affected',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...aggregate('how numbers of LLM-as-a-judge are read', /= (\w+)\(match\.group\(\)\)/, 'int', [
    '8.5 counts as 8',
    '/evaluation/automatic_evaluation',
  ]),
];
