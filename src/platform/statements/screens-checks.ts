import {factsOf} from './facts';
import {automatic, human, team, testSets} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const newHuman = factsOf(`${source}/components/HumanEvaluationModal/HumanEvaluationModal.tsx`);

/** What screens of test sets and evaluations check, and what they leave unchecked. */
export const checks: readonly Statement[] = [
  ...newHuman(
    'variants that activate Invite Collaborators',
    /^\s*\w+\[(\d)\]\??\.variantId\s*&&/,
    '0, 0',
    ['active as soon as the first variant and a test set are chosen', team],
    ['once the test set and a variant are chosen', human],
  ),
  ...newHuman(
    'second variant that an A/B evaluation refuses',
    /\w+\[1\]\?\.variantName\s*===\s*"(.+)"/,
    'Select a variant',
    ['it starts with one alone, without a warning', human],
  ),
  ...factsOf(`${source}/components/EvaluationTable/SingleModelEvaluationTable.tsx`)(
    'scores that count in the accuracy of the page',
    /\.filter\(\(\w+\)\s*=>\s*\w+\.score\s*(.+)\)$/,
    '!== null',
    ['A score that you clear counts as a text until you reload', human],
  ),
  ...factsOf(`${source}/components/TestSetTable/TestsetTable.tsx`)(
    'places where the test set editor begins and ends to spin',
    /^\s*set\w*Loading\((\w+)\)$/,
    'false, false, false, true',
    ['Save Test Set spins without end', testSets],
  ),
  ...factsOf(`${source}/lib/helpers/fileManipulations.ts`)(
    'settings of the check of an uploaded CSV file',
    /^\s*(\w+):\s*(?:\(.*\)\s*=>\s*\{|[\w"]+,)$/,
    'complete, error',
    ['refuses a file with one column, and a file with two columns', testSets],
  ),
  ...factsOf(`${source}/components/pages/evaluations/evaluationResults/EvaluationResults.tsx`)(
    'number of selected evaluations that greys Compare',
    /^\s*\w+\.length\s*([!=<>]+\s*\d+)\s*\|\|$/,
    '< 2',
    ['Select two or more finished evaluations', automatic],
  ),
];
