import {labels, ownLine, twice, words} from './screens-labels';
import {
  automatic,
  code,
  compared,
  fromPython,
  human,
  jobs,
  rag,
  ragTutorial,
  team,
  testSets,
  webhook,
} from './screens-pages';
import type {Statement} from './types';

/** Test sets, automatic evaluation and human evaluation. */
export const evaluation: readonly Statement[] = [
  ...labels('pages/apps/[app_id]/testsets/index.tsx', {
    'button “Upload Test Set”': [testSets, ragTutorial, jobs],
    'button “Create Test Set in UI”': [testSets],
    'button “Import from Endpoint”': [testSets],
  }),
  ...labels('pages/apps/[app_id]/testsets/new/endpoint/index.tsx', {
    'part of the import of a test set “Import Test Set”': [testSets],
    'part of the import of a test set “Test Set Endpoint”': [testSets],
  }),
  ...labels(
    'pages/apps/[app_id]/testsets/new/endpoint/index.tsx',
    {
      'field of the import of a test set “Test Set Name”': words(
        'Fill Test Set Name and',
        testSets,
      ),
    },
    'label=["\']',
  ),
  ...labels(
    'pages/apps/[app_id]/testsets/new/upload/index.tsx',
    {
      'field of the upload of a test set “Test set name”': [testSets],
      'field of the upload of a test set “Test set source”': [testSets],
    },
    'label=["\']',
  ),
  ...labels(
    'pages/apps/[app_id]/testsets/new/upload/index.tsx',
    {
      'button of the upload of a test set “Add test set”': [testSets],
      'button of the upload of a test set “csv”': words('Keep csv', testSets),
      'button of the upload of a test set “json”': words('Click json on the upload page', testSets),
    },
    ownLine,
  ),
  ...labels('components/TestSetTable/TestsetTable.tsx', {
    'part of the test set editor “Create a new Test Set”': [testSets],
    'part of the test set editor “Delete Row”': [testSets],
    'part of the test set editor “Save Test Set”': [testSets],
  }),
  ...labels(
    'components/TestSetTable/TestsetTable.tsx',
    {
      'button of the test set editor “Add Row”': [testSets],
      'button of the test set editor “Export as CSV”': [testSets],
    },
    '<Button[^>]*>',
  ),
  ...labels(
    'components/TestSetTable/TestsetTable.tsx',
    {'field of the test set editor “Test Set Name”': words('Type a Test Set Name', testSets)},
    '^\\s*placeholder=["\']',
  ),
  ...labels('components/pages/evaluations/evaluators/AdvancedSettings.tsx', {
    'part of an evaluator “Advanced Settings”': [automatic, code, webhook, testSets, jobs],
  }),
  ...labels(
    'components/pages/evaluations/evaluators/Evaluators.tsx',
    {'button “New Evaluator”': words('New Evaluator', code, rag, webhook, ragTutorial, jobs)},
    ownLine,
  ),
  ...labels(
    'components/pages/evaluations/evaluators/NewEvaluatorModal.tsx',
    {'dialog “New Evaluator”': words('the dialog New Evaluator', automatic)},
    'title=["\']',
  ),
  ...labels('components/pages/evaluations/evaluationResults/EmptyEvaluations.tsx', {
    'button “Begin Evaluation Now”': [automatic, code, rag, ragTutorial, jobs],
  }),
  ...labels(
    'components/pages/evaluations/evaluationResults/EvaluationResults.tsx',
    {'button of the list of evaluations “Compare”': words('click Compare.', automatic, compared)},
    ownLine,
  ),
  ...labels(
    'components/pages/evaluations/evaluationResults/EvaluationResults.tsx',
    {
      'column of the list of evaluations “Avg. Latency”': [automatic],
      'column of the list of evaluations “Total Cost”': [automatic, rag],
    },
    'headerName:\\s*["\']',
  ),
  ...labels('components/pages/evaluations/FilterColumns/FilterColumns.tsx', {
    'menu “Filter Columns”': [automatic],
  }),
  ...labels('components/pages/evaluations/evaluationScenarios/EvaluationScenarios.tsx', {
    'page “Evaluation Results”': [automatic],
  }),
  ...labels('components/pages/evaluations/evaluationCompare/EvaluationCompare.tsx', {
    'page “Evaluations Comparison”': [automatic, compared],
  }),
  ...labels('components/pages/evaluations/evaluationResults/NewEvaluationModal.tsx', {
    'part of a new evaluation “Advanced Configuration”': [automatic],
    'part of a new evaluation “Batch Size”': [automatic],
    'part of a new evaluation “Max Retries”': [automatic],
    'part of a new evaluation “Retry Delay”': [automatic],
    'part of a new evaluation “Delay Between Batches”': [automatic],
    'part of a new evaluation “Correct Answer Column”': [automatic],
  }),
  ...labels('components/pages/evaluations/cellRenderers/cellRenderers.tsx', {
    'status of an evaluation “Queued”': words('EVALUATION_INITIALIZED | Queued', automatic),
    'status of an evaluation “Running”': words('EVALUATION_STARTED | Running', automatic),
    'status of an evaluation “Completed”': words('EVALUATION_FINISHED | Completed', automatic),
    'status of an evaluation “Failed”': words('EVALUATION_FAILED | Failed', automatic),
    'status of an evaluation “Completed with Errors”': [automatic, compared, fromPython],
    'status of an evaluation “Result Aggregation Failed”': [automatic, compared, fromPython],
  }),
  ...labels('components/HumanEvaluationModal/HumanEvaluationModal.tsx', {
    'part of a new human evaluation “Start a New Evaluation”': [human],
    'part of a new human evaluation “Which testset you want to use?”': [human],
    'part of a new human evaluation “Which variants would you like to evaluate”': [human],
    'part of a new human evaluation “Invite Collaborators”': [human, team],
    'part of a new human evaluation “Start”': words('Click Start.', human),
  }),
  ...labels('components/Evaluations/EvaluationCardView/index.tsx', {
    'part of the card view “Submit your feedback”': [human],
    'part of the card view “Expected Answer”': words('Correct the Expected Answer', human),
  }),
  ...labels(
    'components/Evaluations/EvaluationCardView/index.tsx',
    {'part of the card view “Additional Notes”': [human]},
    '<Typography[^>]*>',
  ),
  ...labels(
    'components/Evaluations/EvaluationCardView/index.tsx',
    {
      'button of the card view “Prev”': words('Prev and Next lead through the rows', human),
      'button of the card view “Next”': words('Prev and Next lead through the rows', human),
    },
    ownLine,
  ),
  ...labels(
    'components/Evaluations/EvaluationCardView/EvaluationVotePanel.tsx',
    {
      'vote “Both are good”': words('Both are good or Both are bad', human),
      'vote “Both are bad”': words('Both are good or Both are bad', human),
    },
    ownLine,
  ),
  ...labels('components/EvaluationTable/ABTestingEvaluationTable.tsx', {
    'count over an A/B evaluation “Both are good:”': [human],
    'count over an A/B evaluation “Both are bad:”': [human],
  }),
  ...labels('components/EvaluationTable/SingleModelEvaluationTable.tsx', {
    'part of a single model evaluation “Accuracy:”': [human],
    'part of a single model evaluation “Save Testset”': [human, testSets],
  }),
  ...labels(
    'lib/helpers/evaluate.ts',
    {
      'column of the export of a human evaluation “Vote”': words(
        'Vote or Score, Expected Output, Additional notes',
        human,
      ),
      'column of the export of a human evaluation “Expected Output”': twice(
        words('Vote or Score, Expected Output, Additional notes', human),
      ),
      'column of the export of a human evaluation “Additional notes”': twice(
        words('Vote or Score, Expected Output, Additional notes', human),
      ),
    },
    '\\[["\']',
  ),
];
