import {automatic, human, testSets} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const scenarios = [
  '/reference/api/update-human-evaluation-scenario',
  '/reference/api/fetch-human-evaluation-scenarios',
];
const card = `${source}/components/Evaluations/EvaluationCardView`;
const tables = `${source}/components/EvaluationTable`;
const newEvaluation = `${source}/components/pages/evaluations/evaluationResults/NewEvaluationModal.tsx`;

/** A key of the card view, and what the line that listens for it calls. */
const key = (name: string, value: string, says: string, does: RegExp): Statement => ({
  ...{name, value, says, pages: [human]},
  file: `${card}/index.tsx`,
  line: new RegExp(`\\.key\\s*===\\s*"(\\w+)"\\)\\s*${does.source}`),
});

/** How long a screen waits after the last key before it saves. */
const saving = (name: string, value: string, file: string): Statement => ({
  ...{name, value, says: 'saved 0.8 seconds after you stop typing'},
  ...{pages: [human], file, line: /^\s*\}, (\d+)\),$/},
});

/** Limits, defaults and keys of test sets and evaluations in the web interface. */
export const judging: readonly Statement[] = [
  {
    name: 'longest name of an uploaded test set',
    value: '25',
    says: 'up to 25 characters',
    pages: [testSets],
    file: `${source}/pages/apps/[app_id]/testsets/new/upload/index.tsx`,
    line: /<Input\s+maxLength=\{(\d+)\}/,
  },
  {
    name: 'rows of a new test set in the editor',
    value: '3',
    says: 'Three empty rows appear',
    pages: [testSets],
    file: `${source}/components/TestSetTable/TestsetTable.tsx`,
    line: /Array\((\d+)\)\.fill\(\{\}\)/,
  },
  {
    name: 'column of a new test set beside the inputs',
    value: 'correct_answer',
    says: "with the inputs of the app's first variant and correct_answer as columns",
    pages: [testSets],
    file: `${source}/components/TestSetTable/TestsetTable.tsx`,
    line: /\.push\(\{\s*field:\s*"(\w+)"/,
  },
  {
    name: 'name of a new column in the test set editor',
    value: 'column${',
    says: 'it is named column and a number',
    pages: [testSets],
    file: `${source}/components/TestSetTable/TableHeaderComponent.tsx`,
    line: /newColumnName\s*=\s*`(\w*\$\{)/,
  },
  ...Object.entries({
    'default of batch_size': '10',
    'default of max_retries': '3',
    'default of retry_delay': '3',
    'default of delay_between_batches': '5',
  }).map(([name, value]) => {
    const setting = name.replace('default of ', '');
    return {
      ...{name, value, says: `${setting} | ${value} |`, pages: [automatic], file: newEvaluation},
      line: new RegExp(`\\b${setting}:\\s*(\\d+)`),
    };
  }),
  {
    name: 'default of correct_answer_column',
    value: 'correct_answer',
    says: 'correct_answer_column | correct_answer |',
    pages: [automatic],
    file: newEvaluation,
    line: /useState<string>\("(correct_answer)"\)/,
  },
  {
    name: 'evaluations needed for a comparison',
    value: '2 or more evaluations from the same testset',
    says: 'Select two or more finished evaluations of the same test set',
    pages: [automatic],
    file: `${source}/components/pages/evaluations/evaluationResults/EvaluationResults.tsx`,
    line: /"Select (.+) to compare"/,
  },
  {
    name: 'evaluators that the interface shows',
    value: 'isDemo() || item.oss',
    says: 'in hosted editions does the dialog',
    pages: [automatic],
    file: `${source}/services/evaluations/api/index.ts`,
    line: /\.filter\(.*=>\s*(isDemo\(\) \|\| \w+\.oss)\)/,
  },
  {
    name: 'pause between looks at a running evaluation, in milliseconds',
    value: '2000',
    says: 'looks at the status every two seconds',
    pages: ['/guides/how_does_agenta_work'],
    file: `${source}/components/pages/evaluations/evaluationResults/EvaluationResults.tsx`,
    line: /\bdelayMs:\s*(\d+)/,
  },
  {
    name: 'cost in the overview',
    value: 'average_cost',
    says: '“Total Cost” is the average cost',
    pages: [automatic],
    file: `${source}/components/pages/overview/automaticEvaluation/AutomaticEvalOverview.tsx`,
    line: /dataIndex:\s*"(\w+_cost)"/,
  },
  {
    name: 'cost in the export of evaluations',
    value: 'average_cost',
    says: '“Total Cost” is the average cost',
    pages: [automatic],
    file: `${source}/components/pages/evaluations/evaluationResults/EvaluationResults.tsx`,
    line: /"Total Cost":\s*getTypedValue\(\w+\.(\w+)\)/,
  },
  {
    name: 'decimals of a result in the list of evaluations',
    value: '2',
    says: 'The list rounds numbers to two decimals',
    pages: [automatic],
    file: `${source}/lib/helpers/evaluate.ts`,
    line: /\bround\(Number\(value\),\s*(\d+)\)/,
  },
  {
    name: 'rows of a human evaluation that run at once',
    value: '10',
    says: 'ten rows at a time',
    pages: [human],
    file: `${source}/lib/helpers/utils.ts`,
    line: /batchSize\s*=\s*(\d+)/,
  },
  {
    name: 'pause between rows of a human evaluation, in milliseconds',
    value: '2000',
    says: 'two seconds between the groups of ten',
    pages: [human],
    file: `${source}/lib/helpers/utils.ts`,
    line: /batchDelayMs\s*=\s*(\d+)/,
  },
  {
    name: 'lowest score',
    value: '0',
    says: 'a number from 0 to 100',
    pages: [human],
    file: `${card}/EvaluationVotePanel.tsx`,
    line: /^\s*min\s*=\s*(\d+),/,
  },
  {
    name: 'highest score',
    value: '100',
    says: 'a number from 0 to 100',
    pages: [human],
    file: `${card}/EvaluationVotePanel.tsx`,
    line: /^\s*max\s*=\s*(\d+),/,
  },
  {
    name: 'vote for both as it is stored',
    value: '1',
    says: '1 for both good',
    pages: [human, ...scenarios],
    file: `${card}/EvaluationVotePanel.tsx`,
    line: /goodId\s*=\s*"(\w+)"/,
  },
  {
    name: 'vote against both as it is stored',
    value: '0',
    says: '0 for both bad',
    pages: [human, ...scenarios],
    file: `${card}/EvaluationVotePanel.tsx`,
    line: /badId\s*=\s*"(\w+)"/,
  },
  ...[
    key(
      'key to the previous row',
      'ArrowLeft',
      '← and → | previous and next row',
      /loadPrevious\(/,
    ),
    key('key to the next row', 'ArrowRight', '← and → | previous and next row', /loadNext\(/),
    key('key to run the row', 'Enter', 'Enter | run the row', /.*\.onRun\(/),
    key(
      'vote for the first variant',
      'a',
      'a, b | vote for the first or second',
      /.*\.onVote\(.*\[0\]/,
    ),
    key(
      'vote for the second variant',
      'b',
      'a, b | vote for the first or second',
      /.*\.onVote\(.*\[1\]/,
    ),
    key('key to vote against both', 'x', 'x | both are bad', /.*\.onVote\(\w+,\s*"0"\)/),
  ],
  {
    name: 'keys of the card view',
    value: 'ArrowLeft, ArrowRight, Enter, a, b, x',
    says: 'There is no key for Both are good',
    pages: [human],
    file: `${card}/index.tsx`,
    line: /\.key\s*===\s*"(\w+)"/,
  },
  saving('pause before the card view saves, in milliseconds', '800', `${card}/index.tsx`),
  saving(
    'pause before the table of an A/B evaluation saves, in milliseconds',
    '800',
    `${tables}/ABTestingEvaluationTable.tsx`,
  ),
  saving(
    'pauses before the table of a single model evaluation saves, in milliseconds',
    '800, 800',
    `${tables}/SingleModelEvaluationTable.tsx`,
  ),
  {
    name: 'row at which the card view starts',
    value: 'lastVisitedScenario',
    says: 'Card View starts at the row that this browser showed last',
    pages: [human],
    file: `${card}/index.tsx`,
    line: /evaluationsState\[[\w.]+\]\?\.(\w+)/,
  },
  {
    name: 'input that becomes a column of a test set of annotations',
    value: '0',
    says: 'It has three columns: the first input, correct_answer and annotation',
    pages: [human],
    file: `${source}/components/SaveTestsetModal/SaveTestsetModal.tsx`,
    line: /\[\w+\.inputs\[(\d+)\]\.input_name\]/,
  },
  {
    name: 'column for notes in a test set of annotations',
    value: 'annotation, annotation',
    says: 'It has three columns: the first input, correct_answer and annotation',
    pages: [human],
    file: `${source}/components/SaveTestsetModal/SaveTestsetModal.tsx`,
    line: /(\w+):\s*\w+\.note\b/,
  },
];
