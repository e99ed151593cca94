import {labels, ownLine, words} from './screens-labels';
import type {Statement} from './types';

const testSets = '/evaluation/test_sets';
const automatic = '/evaluation/automatic_evaluation';
const code = '/evaluation/custom_evaluator';
const webhook = '/evaluation/webhook_evaluator';
const rag = '/evaluation/rag_evaluators';
const human = '/evaluation/human_evaluation';
const team = '/misc/team_management';
const ragTutorial = '/guides/tutorials/build-rag-application';
const jobs = '/guides/tutorials/extract_job_information';
const compared = '/guides/tutorials/a-more-complicated-tutorial-draft';
const fromPython = '/guides/cookbooks/evaluations_with_sdk';

/** Test sets, automatic evaluation and human evaluation. */
export const evaluation: readonly Statement[] = [
  ...labels('button', 'pages/apps/[app_id]/testsets/index.tsx', {
    'Upload Test Set': [testSets, ragTutorial, jobs],
    'Create Test Set in UI': [testSets],
    'Import from Endpoint': [testSets],
  }),
  ...labels(
    'part of the import of a test set',
    'pages/apps/[app_id]/testsets/new/endpoint/index.tsx',
    {
      'Import Test Set': [testSets],
      'Test Set Endpoint': [testSets],
    },
  ),
  ...labels(
    'field of the import of a test set',
    'pages/apps/[app_id]/testsets/new/endpoint/index.tsx',
    {'Test Set Name': words('Fill Test Set Name and', testSets)},
    'label=["\']',
  ),
  ...labels(
    'field of the upload of a test set',
    'pages/apps/[app_id]/testsets/new/upload/index.tsx',
    {'Test set name': [testSets], 'Test set source': [testSets]},
    'label=["\']',
  ),
  ...labels(
    'button of the upload of a test set',
    'pages/apps/[app_id]/testsets/new/upload/index.tsx',
    {
      'Add test set': [testSets],
      csv: words('Keep csv', testSets),
      json: words('Click json on the upload page', testSets),
    },
    ownLine,
  ),
  ...labels('part of the test set editor', 'components/TestSetTable/TestsetTable.tsx', {
    'Create a new Test Set': [testSets],
    'Delete Row': [testSets],
    'Save Test Set': [testSets],
  }),
  ...labels(
    'button of the test set editor',
    'components/TestSetTable/TestsetTable.tsx',
    {'Add Row': [testSets], 'Export as CSV': [testSets]},
    '<Button[^>]*>',
  ),
  ...labels(
    'field of the test set editor',
    'components/TestSetTable/TestsetTable.tsx',
    {'Test Set Name': words('Type a Test Set Name', testSets)},
    '^\\s*placeholder=["\']',
  ),
  ...labels(
    'part of an evaluator',
    'components/pages/evaluations/evaluators/AdvancedSettings.tsx',
    {
      'Advanced Settings': [automatic, code, webhook, testSets, jobs],
    },
  ),
  ...labels(
    'button',
    'components/pages/evaluations/evaluators/Evaluators.tsx',
    {'New Evaluator': words('New Evaluator', code, rag, webhook, ragTutorial, jobs)},
    ownLine,
  ),
  ...labels(
    'dialog',
    'components/pages/evaluations/evaluators/NewEvaluatorModal.tsx',
    {'New Evaluator': words('the dialog New Evaluator', automatic)},
    'title=["\']',
  ),
  ...labels('button', 'components/pages/evaluations/evaluationResults/EmptyEvaluations.tsx', {
    'Begin Evaluation Now': [automatic, code, rag, ragTutorial, jobs],
  }),
  ...labels(
    'button of the list of evaluations',
    'components/pages/evaluations/evaluationResults/EvaluationResults.tsx',
    {Compare: words('click Compare.', automatic, compared)},
    ownLine,
  ),
  ...labels(
    'column of the list of evaluations',
    'components/pages/evaluations/evaluationResults/EvaluationResults.tsx',
    {'Avg. Latency': [automatic], 'Total Cost': [automatic, rag]},
    'headerName:\\s*["\']',
  ),
  ...labels('menu', 'components/pages/evaluations/FilterColumns/FilterColumns.tsx', {
    'Filter Columns': [automatic],
  }),
  ...labels('page', 'components/pages/evaluations/evaluationScenarios/EvaluationScenarios.tsx', {
    'Evaluation Results': [automatic],
  }),
  ...labels('page', 'components/pages/evaluations/evaluationCompare/EvaluationCompare.tsx', {
    'Evaluations Comparison': [automatic, compared],
  }),
  ...labels(
    'part of a new evaluation',
    'components/pages/evaluations/evaluationResults/NewEvaluationModal.tsx',
    {
      'Advanced Configuration': [automatic],
      'Batch Size': [automatic],
      'Max Retries': [automatic],
      'Retry Delay': [automatic],
      'Delay Between Batches': [automatic],
      'Correct Answer Column': [automatic],
    },
  ),
  ...labels(
    'status of an evaluation',
    'components/pages/evaluations/cellRenderers/cellRenderers.tsx',
    {
      Queued: words('EVALUATION_INITIALIZED | Queued', automatic),
      Running: words('EVALUATION_STARTED | Running', automatic),
      Completed: words('EVALUATION_FINISHED | Completed', automatic),
      Failed: words('EVALUATION_FAILED | Failed', automatic),
      'Completed with Errors': [automatic, compared, fromPython],
      'Result Aggregation Failed': [automatic, compared, fromPython],
    },
  ),
  ...labels(
    'part of a new human evaluation',
    'components/HumanEvaluationModal/HumanEvaluationModal.tsx',
    {
      'Start a New Evaluation': [human],
      'Which testset you want to use?': [human],
      'Which variants would you like to evaluate': [human],
      'Invite Collaborators': [human, team],
      Start: words('Click Start.', human),
    },
  ),
  ...labels('part of the card view', 'components/Evaluations/EvaluationCardView/index.tsx', {
    'Submit your feedback': [human],
    'Expected Answer': words('Correct the Expected Answer', human),
  }),
  ...labels(
    'part of the card view',
    'components/Evaluations/EvaluationCardView/index.tsx',
    {'Additional Notes': [human]},
    '<Typography[^>]*>',
  ),
  ...labels(
    'button of the card view',
    'components/Evaluations/EvaluationCardView/index.tsx',
    {
      Prev: words('Prev and Next lead through the rows', human),
      Next: words('Prev and Next lead through the rows', human),
    },
    ownLine,
  ),
  ...labels(
    'vote',
    'components/Evaluations/EvaluationCardView/EvaluationVotePanel.tsx',
    {
      'Both are good': words('Both are good or Both are bad', human),
      'Both are bad': words('Both are good or Both are bad', human),
    },
    ownLine,
  ),
  ...labels(
    'count over an A/B evaluation',
    'components/EvaluationTable/ABTestingEvaluationTable.tsx',
    {
      'Both are good:': [human],
      'Both are bad:': [human],
    },
  ),
  ...labels(
    'part of a single model evaluation',
    'components/EvaluationTable/SingleModelEvaluationTable.tsx',
    {
      'Accuracy:': [human],
      'Save Testset': [human, testSets],
    },
  ),
  ...labels(
    'column of the export of a human evaluation',
    'lib/helpers/evaluate.ts',
    {
      Vote: words('Vote or Score, Expected Output, Additional notes', human),
      'Expected Output': words('Vote or Score, Expected Output, Additional notes', human),
      'Additional notes': words('Vote or Score, Expected Output, Additional notes', human),
    },
    '\\[["\']',
  ),
];
