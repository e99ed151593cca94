import {factsOf} from './facts';
import type {Statement} from './types';

const list = factsOf(
  'agenta-web/src/components/pages/evaluations/evaluationResults/EvaluationResults.tsx',
);
const dialog = factsOf(
  'agenta-web/src/components/pages/evaluations/evaluationResults/NewEvaluationModal.tsx',
);
const results = factsOf(
  'agenta-web/src/components/pages/evaluations/evaluationScenarios/EvaluationScenarios.tsx',
);
const compared = factsOf(
  'agenta-web/src/components/pages/evaluations/evaluationCompare/EvaluationCompare.tsx',
);
const cells = factsOf(
  'agenta-web/src/components/pages/evaluations/cellRenderers/cellRenderers.tsx',
);
const cards = factsOf('agenta-web/src/components/pages/evaluations/evaluators/EvaluatorCard.tsx');
const form = factsOf(
  'agenta-web/src/components/pages/evaluations/evaluators/NewEvaluatorModal.tsx',
);
const values = factsOf('agenta-web/src/lib/helpers/evaluate.ts');
const fetched = factsOf('agenta-web/src/services/evaluations/api/index.ts');
const overview = factsOf(
  'agenta-web/src/components/pages/overview/automaticEvaluation/AutomaticEvalOverview.tsx',
);
const formats = factsOf('agenta-web/src/lib/helpers/formatters.ts');
const utils = factsOf('agenta-web/src/lib/helpers/utils.ts');

/** What the pages of automatic evaluations read, filter, compare and export. */
export const runScreens: readonly Statement[] = [
  ...list(
    'columns of the list of evaluations',
    /headerName: "([^"]+)"/,
    'Avg. Latency, Created, Status, Testset, Total Cost, Variant',
    ['Avg. Latency or Total Cost holds an error', '/evaluation/automatic_evaluation'],
  ),
  ...list(
    'columns of a file of selected evaluations',
    /^\s+"?([A-Z][\w. ]+)"?: (?:variantName|item\.|getTyped|format|status)/,
    'Avg. Latency, Created, Status, Testset, Total Cost, Variant',
    ['in the file that Export (n) writes', '/evaluation/automatic_evaluation'],
  ),
  ...list(
    'statuses that the page asks for again',
    /(runningStatuses)\.includes\(\w+\.status/,
    'runningStatuses, runningStatuses',
    ['The browser looks at the status every two seconds', '/guides/how_does_agenta_work'],
  ),
  ...list('what a failed aggregate reads', /result\?\.(error) \? \($/, 'error', [
    'turns its whole aggregate into an error',
    '/evaluation/automatic_evaluation',
  ]),
  ...list(
    'link of a variant in the list of evaluations',
    /playground\?variant=\$\{.*\}&(\w+)=/,
    'revision, revision',
    [
      'A link such as app.default v2 in the list of evaluations opens what is saved now, not revision 2',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...dialog(
    'what every evaluation of the dialog is sent',
    /^\s+(\w+): (?:values\.|rateLimitValues|apiKeyObject|correctAnswerColumn)/,
    'correct_answer_column, evaluators_configs, lm_providers_keys, rate_limit, testset_id, variant_ids',
    ['Each variant becomes one evaluation', '/evaluation/automatic_evaluation'],
  ),
  ...dialog('fields that the dialog demands', /rules=\{\[\{required: (\w+)/, 'true, true', [
    'which does nothing without a configuration',
    '/evaluation/automatic_evaluation',
  ]),
  ...dialog(
    'evaluators that send you to the keys',
    /(redirectIfNoLLMKeys)\(\)$/,
    'redirectIfNoLLMKeys',
    [
      'Without any key, the open-source interface sends you to the settings page',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...dialog('keys that an evaluation is sent', /lm_providers_keys: (\w+)\(\)/, 'apiKeyObject', [
    'Each evaluation that starts from this browser afterwards sends it',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...results('columns of the page of results', /headerName: "(\w+)"/, 'Cost, Latency, Output', [
    'shows each row with its output, results, cost and latency',
    '/evaluation/automatic_evaluation',
  ]),
  ...results('expected answer beside a row', /correct_answers\?\.\[(\w+)\]\?\.value/, 'index', [
    'If the evaluators read two expected columns, one may show the other’s values',
    '/evaluation/automatic_evaluation',
  ]),
  ...results(
    'where the columns of the page of results come from',
    /^\s*scenarios\[(\d)\]\?\.(?:inputs|evaluators_configs)/,
    '0, 0',
    ['The page Evaluation Results then shows each row', '/evaluation/automatic_evaluation'],
  ),
  ...results(
    'what the export of results writes of a failed output',
    /return (getStringOrJson)\(/,
    'getStringOrJson',
    ['export what you see as CSV, a failed output as null', '/evaluation/automatic_evaluation'],
  ),
  ...utils(
    'text of an output that is none',
    /: (JSON\.stringify)\(value, null, 2\)/,
    'JSON.stringify',
    ['a failed output as null', '/evaluation/automatic_evaluation'],
  ),
  ...compared(
    'comparison without rows',
    /if \(!\w+\.length (\S+) !\w+\.length\) return \[\]/,
    '||',
    ['one without rows leaves the page empty', '/evaluation/automatic_evaluation'],
  ),
  ...compared('what marks a difference', /<(CompareOutputDiff)$/, 'CompareOutputDiff', [
    'marks where texts differ',
    '/evaluation/automatic_evaluation',
  ]),
  ...fetched(
    'first row that a comparison needs of each run',
    /group\[(\d)\]\.evaluation\.variants/,
    '0',
    ['one without rows leaves the page empty', '/evaluation/automatic_evaluation'],
  ),
  ...fetched(
    'what makes rows of a comparison the same',
    /inputValues\.map\(\(\w+\) => \w+\.(\w+)\)\.join/,
    'value',
    ['Rows with identical inputs are one', '/evaluation/automatic_evaluation'],
  ),
  ...fetched(
    'how a row of a run finds its row of a comparison',
    /scenario\.inputs\.(every|some)\(/,
    'every',
    ['a row whose inputs you edited since shows no outputs', '/evaluation/automatic_evaluation'],
  ),
  ...fetched(
    'configurations of a run on its pages',
    /evaluators_configs = evaluation\.(\w+)\.map/,
    'aggregated_results',
    ['finished evaluations keep its numbers, without its name', '/evaluation/automatic_evaluation'],
  ),
  ...values(
    'kind of data behind a column of numbers',
    /cellDataType: type === "number" \? "(\w+)"/,
    'text',
    ['sort as texts: 10 before 9', '/evaluation/automatic_evaluation'],
  ),
  ...values('words of a resource in use', /\? "(Testset|Evaluator)"$/, 'Evaluator, Testset', [
    '“Testset is in use”',
    '/evaluation/test_sets',
  ]),
  ...values('when a resource is in use', /if \(\w+\.data\.length (> \d)\) \{/, '> 0', [
    'The page refuses while an evaluation uses it',
    '/evaluation/test_sets',
  ]),
  ...cells(
    'what the status of a run shows on pointing',
    /<Tooltip title=\{\w*(Stacktrace|Message)\b/,
    'Stacktrace',
    ['The run broke off; point at its icon for a stack trace', '/evaluation/automatic_evaluation'],
  ),
  ...cells(
    'statuses that count as running',
    /runningStatuses = \[(.*)\]/,
    'EvaluationStatus.INITIALIZED, EvaluationStatus.STARTED',
    ['stuck at Running, never finishes', '/evaluation/automatic_evaluation'],
  ),
  ...cards(
    'what a card of an evaluator checks before it deletes',
    /(checkIfResourceValidForDeletion)\(\{/,
    'checkIfResourceValidForDeletion',
    ['A configuration can always be deleted', '/evaluation/automatic_evaluation'],
  ),
  ...form(
    'settings that the form hides under Advanced Settings',
    /\.(advanced)\b/,
    'advanced, advanced, advanced',
    ['Set Expected Answer Column, under Advanced Settings', '/evaluation/test_sets'],
  ),
  ...form(
    'types of fields of an evaluator',
    /type === "(\w+)"/,
    'boolean, code, number, object, regex, string, text',
    ['Clearing the threshold breaks the configuration', '/evaluation/automatic_evaluation'],
  ),
  ...overview('evaluations of each kind in the overview', /\.slice\((0, \d)\)/, '0, 5', [
    'Overview shows the five newest of each kind',
    '/evaluation/automatic_evaluation',
  ]),
  ...formats('unit of a short latency', /unit = "(\w*)"/, 'ms, s, us, us', [
    '12s before 850ms',
    '/evaluation/automatic_evaluation',
  ]),
];
