import {factsOf} from './facts';
import {automatic, code, human, rag, testSets} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const components = `${source}/components`;
const pages = `${components}/pages/evaluations`;
const list = factsOf(`${pages}/evaluationResults/EvaluationResults.tsx`);
const dialog = factsOf(`${pages}/evaluationResults/NewEvaluationModal.tsx`);
const results = factsOf(`${pages}/evaluationScenarios/EvaluationScenarios.tsx`);
const compared = factsOf(`${pages}/evaluationCompare/EvaluationCompare.tsx`);
const evaluators = factsOf(`${pages}/evaluators/Evaluators.tsx`);
const failures = `${pages}/EvaluationErrorProps`;
const versus = factsOf(`${components}/EvaluationTable/ABTestingEvaluationTable.tsx`);
const single = factsOf(`${components}/EvaluationTable/SingleModelEvaluationTable.tsx`);
const judged = `${components}/Evaluations`;
const cardView = factsOf(`${judged}/EvaluationCardView/index.tsx`);
const votes = factsOf(`${judged}/EvaluationCardView/EvaluationVotePanel.tsx`);
const answers = factsOf(`${judged}/EvaluationCardView/EvaluationCard.tsx`);
const versusList = factsOf(`${judged}/HumanEvaluationResult.tsx`);
const singleList = factsOf(`${judged}/AutomaticEvaluationResult.tsx`);
const start = factsOf(`${components}/HumanEvaluationModal/HumanEvaluationModal.tsx`);
const table = factsOf(`${components}/TestSetTable/TestsetTable.tsx`);
const sets = factsOf(`${source}/pages/apps/[app_id]/testsets/index.tsx`);
const fetched = factsOf(`${source}/services/evaluations/api/index.ts`);

const aRun = /(\d) \|\| \w+ === \w+\)/;

/** What the pages of evaluations and test sets ask, refuse and show. */
export const resultScreens: readonly Statement[] = [
  ...sets('questions before test sets are deleted', /\b(if|confirm\w*|Modal\.\w+)\s*\(/, 'if', [
    'It goes at once: no dialog asks. The page refuses while an evaluation uses it',
    testSets,
  ]),
  ...dialog(
    'button of the dialog New Evaluation',
    /okText="(\w+)"/,
    'Create',
    ['test set, variants and configurations; click Create', automatic],
    ['variants and the new evaluator, and click Create', rag],
  ),
  ...dialog(
    'evaluators that the dialog asks a key for',
    /^\s*"(auto_\w+)"/,
    'auto_ai_critique',
    ['Without any key, the open-source interface sends you to the settings page', automatic],
    ['A run with this evaluator starts without an OpenAI key', automatic],
    ['The run also starts without a stored OpenAI key', rag],
  ),
  ...list(
    'test sets of compared evaluations',
    /\.testset\.id\s*(\S+)\s*\w+\[0\]\.testset\.id/,
    '!==',
    ['of the same test set (the button is grey otherwise)', automatic],
  ),
  ...list(
    'statuses that the list of evaluations looks at',
    /EvaluationStatus\.(\w+)/,
    'AGGREGATION_FAILED, FINISHED, FINISHED_WITH_ERRORS, INITIALIZED, STARTED',
    ['once its status is Completed, Completed with Errors or Result Aggregation Failed', automatic],
  ),
  ...list(
    'buttons of the list of evaluations',
    /^\s*([A-Z]\w+(?: \w+)?)$/,
    'Compare, Delete, Error, New Evaluation',
    ['Automatic Evaluation, Results, New Evaluation', automatic, code],
    ['click New Evaluation (the first time Begin Evaluation Now)', rag],
  ),
  ...list('button that exports evaluations', /`(\w+) \(\$\{/, 'Export', [
    'the file that Export (n) writes',
    automatic,
  ]),
  ...results(
    'text of a failed cell',
    /text="([^"]+)"/,
    'Failure to compute evaluation, Failure to compute evaluation',
    ['A failed cell reads “Failure to compute evaluation”', automatic],
  ),
  ...results(
    'how columns of results sort',
    /getFilterParams\((?:.*: )?"(\w+)"\)/,
    'text, text, text, text, text, text',
    ['they sort as texts: 10 before 9', automatic],
  ),
  ...results(
    'icons of the page of results',
    /<Tooltip title="([^"]+)">/,
    'Delete Evaluation, Export as CSV',
    ['Two icons delete the evaluation and export what you see as CSV', automatic],
  ),
  ...factsOf(`${failures}/EvaluationErrorModal.tsx`)(
    'heading of the details of an error',
    /^\s*(Failed to .+) with the following exception:/,
    'Failed to invoke the LLM application',
    ['under “Failed to invoke the LLM application” even if an evaluator failed', automatic],
  ),
  ...factsOf(`${failures}/EvaluationErrorText.tsx`)(
    'button beside a failed cell',
    /^\s*(\(.+\))$/,
    '(more details)',
    ['(more details) shows message and stack trace', automatic],
  ),
  ...compared(
    'choice of a column on the page of a comparison',
    /<.*Text>(Apply .+:) </,
    'Apply difference with:',
    ['Apply difference with: marks where texts differ', automatic],
  ),
  ...fetched('rows of a comparison', /fetchTestset\(\w+(\[\d\]\[\d\])\.evaluation/, '[0][0]', [
    'They come from the test set as it is now',
    automatic,
  ]),
  ...fetched('rows of a comparison that are left out', /\.has\(\w+\)\) (\w+)$/, 'continue', [
    'Rows with identical inputs are one',
    automatic,
  ]),
  // Not the list that the search leaves.
  ...evaluators(
    'list in which the pen of a card looks',
    /initialValues=\{(\w+)\[/,
    'evaluatorConfigs',
    ['clear the search first, or the pen opens another one', automatic],
  ),
  ...versus('run of a row that finishes an A/B evaluation', aRun, '1', [
    'and as soon as you run any single row',
    human,
  ]),
  ...single('run of a row that finishes a single model evaluation', aRun, '1', [
    'even the first of many',
    human,
  ]),
  ...answers(
    'answer that a card shows in place of none',
    /\.outputs\.(\w+)\(\(\w+\) => \w+\.variant_id\)/,
    'find, find',
    ["shows the other variant's answer in its place", human],
  ),
  ...cardView(
    'answers that the vote buttons wait for',
    /\.outputs\.(\w+)\(\(\w+\) => !!/,
    'every',
    ['an empty answer hides them', human],
  ),
  ...cardView(
    'what must have the focus for keys',
    /if \(document\.(\w+ \S+ \w+)\.current\)/,
    'activeElement !== rootRef',
    ['Keys work while the card itself has the focus', human],
  ),
  ...votes('scores that show as an empty field', /\?\.score\s*(\|\||\?\?)/, '||', [
    'A score of 0 shows as an empty field after a reload',
    human,
  ]),
  ...versusList(
    'columns of the list of A/B evaluations',
    /title:\s*"([^"]+)"/,
    'Action, Both are good, Created at, Flag, Test set, User, Variant 1, Variant 2',
    ['“both bad” stands under Flag', human],
  ),
  ...singleList(
    'columns of the list of single model evaluations',
    /title:\s*"([^"]+)"/,
    'Action, Average score, Created at, Test set, Variant',
    ['In the list it stands under Average score', human],
  ),
  ...singleList(
    'actions of the list of single model evaluations',
    /"(\w+) evaluation"/,
    'Continue, View',
    ['The action Continue evaluation in the list leads back to an unfinished one', human],
    ['View evaluation to a finished one', human],
  ),
  // A question would be an AlertPopup.
  ...versusList(
    'actions of the list of A/B evaluations',
    /actionText = "([^"]+)"/,
    'Continue evaluation, View evaluation',
    ['View evaluation to a finished one', human],
  ),
  ...versusList(
    'what Delete of A/B evaluations calls',
    /\b(AlertPopup|deleteEvaluations)\(/,
    'deleteEvaluations',
    ['It goes at once, without a question, with its votes, scores and notes', human],
  ),
  ...singleList(
    'what Delete of single model evaluations calls',
    /\b(AlertPopup|deleteEvaluations)\(/,
    'deleteEvaluations',
    ['tick it in the list and click Delete', human],
  ),
  ...sets('what Delete of test sets calls', /\b(AlertPopup|deleteTestsets)\(/, 'deleteTestsets', [
    'It goes at once: no dialog asks',
    testSets,
  ]),
  ...start('variant whose inputs a test set must have', /\[\w+\[(\d)\]\.variantName\]/, '0', [
    'The check covers the inputs of the first variant',
    human,
  ]),
  ...table('row that gives the test set editor its columns', /csvdata\[(\d)\]/, '0', [
    'The editor takes its columns from the first row',
    testSets,
  ]),
  ...table('column under its new name in the test set editor', /\[\w+(\[)\w+\]\] = /, '[', [
    'its values are then stored under undefined',
    testSets,
  ]),
  ...table(
    'changes that the test set editor counts',
    /^\s*set\w+Changed\((\w+)\)$/,
    'true, true, true, true, true, true, true',
    ['The editor takes loading a test set for a change', testSets],
  ),
  ...table('test sets that Save leaves the page with', /^\s*return (!!)\w+$/, '!!', [
    'Save in this dialog leaves the page even when the server refuses',
    testSets,
  ]),
  ...table(
    'words of the dialog of the test set editor',
    /^\s*(?:title|okText|cancelText):\s*"([^"]+)"/,
    'Proceed without saving, Save, Unsaved changes',
    ['Click Proceed without saving', testSets],
  ),
];
