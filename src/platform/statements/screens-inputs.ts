import {factsOf} from './facts';
import {automatic, human, playground, testSets} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const components = `${source}/components`;
const rows = factsOf(`${components}/Playground/Views/TestView.tsx`);
const description = factsOf(`${source}/lib/helpers/openapi_parser.ts`);
const exported = factsOf(`${source}/lib/helpers/evaluate.ts`);
const versus = factsOf(`${components}/EvaluationTable/ABTestingEvaluationTable.tsx`);

const custom = '/prompt_management/setting_up/custom_applications';

/** What pages read from an app and a row, and what they keep and send of it. */
export const inputScreens: readonly Statement[] = [
  ...factsOf(`${components}/Playground/TestContextProvider.tsx`)(
    'where the playground keeps its rows',
    /\] = (use\w+)/,
    'useState, useStateCallback',
    ['Rows and results exist only in the page', playground],
  ),
  ...rows(
    'conversations of rows that are loaded',
    /testsetRowToChatMessages\(\w+, (\w+)\)/,
    'false',
    ['In a chat app they come without their conversation', playground],
  ),
  ...rows('column that a kept answer becomes', /params\.(\w+) = result$/, 'correct_answer', [
    'Choose a test set or + Add new, correct the expected answer',
    testSets,
  ]),
  ...description(
    'kind of a parameter that is an input without a type',
    /\["messages", "(\w+)"\]/,
    'file_url',
    ['no field to type in; a preview of the address', custom],
  ),
  ...description(
    'route whose description the playground reads',
    /\?\.\["(\/\w+)"\]\?\.post/,
    '/generate, /generate',
    ['yes, but the playground shows the root only', custom],
  ),
  ...exported(
    'column of scores in the export of a human evaluation',
    /\["(Score)"\]: isNaN/,
    'Score',
    ['one output column per variant, Vote or Score', human],
  ),
  ...factsOf(`${components}/pages/evaluations/evaluationResults/EvaluationResults.tsx`)(
    'what latency and cost are sorted by in the list of evaluations',
    /=> (\w+)\(params\?\.data\?\.(?:average|total)_\w+\)/,
    'getTypedValue, getTypedValue',
    ['sorts by its leading number', automatic],
  ),
  ...versus('words of a row that runs', /variantId, "(\S+)"\)/, 'loading...', [
    'A row stays on “loading…”',
    human,
  ]),
  ...versus('what a vote sends beside itself', /^\s*(\w+): variants\.map\(/, 'outputs', [
    'A vote by key on a row that has not run is not stored',
    human,
  ]),
];
