import {factsOf} from './facts';
import type {Statement} from './types';

const versus = factsOf('agenta-web/src/components/EvaluationTable/ABTestingEvaluationTable.tsx');
const single = factsOf('agenta-web/src/components/EvaluationTable/SingleModelEvaluationTable.tsx');
const card = factsOf('agenta-web/src/components/Evaluations/EvaluationCardView/index.tsx');
const votes = factsOf(
  'agenta-web/src/components/Evaluations/EvaluationCardView/EvaluationVotePanel.tsx',
);
const answer = factsOf(
  'agenta-web/src/components/Evaluations/EvaluationCardView/EvaluationVariantCard.tsx',
);
const start = factsOf('agenta-web/src/components/HumanEvaluationModal/HumanEvaluationModal.tsx');
const exported = factsOf('agenta-web/src/lib/helpers/evaluate.ts');
const saved = factsOf('agenta-web/src/components/SaveTestsetModal/SaveTestsetModal.tsx');

/** What the pages of a human evaluation run, store and show. */
export const voting: readonly Statement[] = [
  ...votes(
    'names on the buttons of a vote',
    /fromCharCode\(\d+ \+ \w+\)\}(.*)$/,
    ': {variant.variantName}',
    ['Vote with A: …, B: …, Both are good or Both are bad', '/evaluation/human_evaluation'],
    ['The buttons show the names of the variants', '/evaluation/human_evaluation'],
  ),
  ...votes(
    'when the buttons of a vote are grey',
    /disabled=\{(!+\w+)\?\.length\}/,
    '!!!outputs, !!!outputs, !!!outputs, !!!outputs',
    ['The vote buttons are missing or grey', '/evaluation/human_evaluation'],
  ),
  ...votes('kinds of a judgement', /type === "(\w+)" \?/, 'binary, comparison, grading', [
    'or type a score from 0 to 100',
    '/evaluation/human_evaluation',
  ]),
  ...answer(
    'revision in the title of an answer',
    /evaluation\.(revisions)\[index\] &&/,
    'revisions',
    ['not those of the revision in its title', '/evaluation/human_evaluation'],
  ),
  ...versus(
    'calls of a row of an A/B evaluation',
    /await (callVariant|Promise\.all)\(/,
    'Promise.all, callVariant',
    ['calls each variant for all rows', '/evaluation/human_evaluation'],
  ),
  ...versus(
    'parameters of a row of an A/B evaluation',
    /variantData\[idx\]\.(\w+)!/,
    'inputParams, optParams',
    [
      'The page reads the latest saved parameters of a variant each time it loads',
      '/evaluation/human_evaluation',
    ],
  ),
  ...versus(
    'when an A/B evaluation fetches its counts',
    /if \(evaluationStatus === EvaluationFlow\.(\w+)\)/,
    'EVALUATION_FINISHED',
    [
      'The counts stay at “0 out of 0” until the evaluation is finished',
      '/evaluation/human_evaluation',
    ],
  ),
  ...versus(
    'status of an A/B evaluation as the page opens',
    /useState<EvaluationFlow>\((.*)\)$/,
    'evaluation.status',
    [
      'An A/B evaluation also turns to finished when you open it from a finished one without a reload',
      '/evaluation/human_evaluation',
    ],
  ),
  ...versus(
    'view that an A/B evaluation opens with',
    /useQueryParam\("viewMode", "(\w+)"\)/,
    'card',
    ['Card View shows one row', '/evaluation/human_evaluation'],
  ),
  ...versus('rows that Run All calls', /batchExecute\((\w+)\.map\(/, 'rows', [
    'Run All calls each variant for all rows',
    '/evaluation/human_evaluation',
  ]),
  ...single(
    'parameters of a row of a single model evaluation',
    /variantData\[idx\]\.(\w+)!/,
    'inputParams, optParams',
    ['later rows answer with the new prompt', '/evaluation/human_evaluation'],
  ),
  ...single(
    'when a single model evaluation is stored as finished',
    /if \(evaluationStatus === EvaluationFlow\.(\w+)\)/,
    'EVALUATION_FINISHED',
    ['The status turns to finished after Run All', '/evaluation/human_evaluation'],
  ),
  ...single('what a cleared score is sent as', /score: score \?\? (.*),$/, '""', [
    'A score that you clear counts as a text until you reload',
    '/evaluation/human_evaluation',
  ]),
  ...single('divisor of the accuracy without scores', /\(filtered\.length \|\| (\d)\)/, '1', [
    'the mean of the scores with a percent sign',
    '/evaluation/human_evaluation',
  ]),
  ...single('what a score sends beside itself', /^\s*(\w+): variants\.map\(/, 'outputs', [
    'A vote by key on a row that has not run is not stored',
    '/evaluation/human_evaluation',
  ]),
  ...card(
    'what a vote by key hands on',
    /callbacks\.current\.(\w+)\(/,
    'onRun, onVote, onVote, onVote',
    ['A vote by key on a row that has not run is not stored', '/evaluation/human_evaluation'],
  ),
  ...card(
    'row at which Prev and Next stop',
    /if \(\w+ === (?:\w+\.)?(0|length - 1)\) return/,
    '0, length - 1',
    ['Prev and Next lead through the rows', '/evaluation/human_evaluation'],
  ),
  ...card('place of the row that was shown last', /(use\w+)<\{$/, 'useLocalStorage', [
    'Card View starts at the row that this browser showed last',
    '/evaluation/human_evaluation',
  ]),
  ...card('rows whose changes wait together', /^\s+\[(scenarioId)\],$/, 'scenarioId', [
    'If you change the notes and the expected answer of a row within 0.8 seconds',
    '/evaluation/human_evaluation',
  ]),
  ...start('variants whose inputs the dialog reads', /const promises = (\w+)\.map\(/, 'variants', [
    'the dialog asks each service for its inputs',
    '/evaluation/human_evaluation',
  ]),
  ...start(
    'what one silent variant does to the dialog',
    /await Promise\.(\w+)\(promises\)/,
    'all',
    ['The service of some variant of the app does not answer', '/evaluation/human_evaluation'],
  ),
  ...start(
    'variants that can be chosen a second time',
    /if \(!selectedVariantsNames\.(\w+)\(label\)\)/,
    'includes',
    ['Choose one or two variants', '/evaluation/human_evaluation'],
  ),
  ...exported('output columns of an export', /Output (\d)`\]/, '0, 0, 1', [
    'one output column per variant',
    '/evaluation/human_evaluation',
  ]),
  ...exported(
    'second variant that an export of an A/B evaluation reads',
    /variants\[(1)\]\.variantName/,
    '1, 1',
    [
      'An A/B evaluation needs two: it starts with one alone, without a warning, and then Export Results fails',
      '/evaluation/human_evaluation',
    ],
  ),
  ...exported(
    'answers that fill an export without an answer on the page',
    /: \w+\.outputs\[(1)\]\?\.variant_output/,
    '1',
    ['they hold the answers in the order in which they arrived', '/evaluation/human_evaluation'],
  ),
  ...exported('what an export writes for a vote', /=== \w+\.vote\)\?\.(\w+)/, 'variantName', [
    "Vote holds the variant's name, 1 for both good or 0 for both bad",
    '/evaluation/human_evaluation',
  ]),
  ...exported(
    'expected answer of an export',
    /scenarios\[ix\]\?\.(\w+) \|\|/,
    'correctAnswer, correctAnswer',
    [
      'creates a new test set from the corrected answers and the notes',
      '/evaluation/human_evaluation',
    ],
  ),
  ...saved(
    'evaluations that a test set of annotations is made of',
    /const newRows = (\w+)\.map\(/,
    'rows',
    ['Save Testset, for single model evaluations', '/evaluation/human_evaluation'],
  ),
];
