import {factsOf} from './facts';
import type {Statement} from './types';

const human = factsOf('agenta-backend/agenta_backend/services/evaluation_service.py');
const votes = factsOf('agenta-backend/agenta_backend/services/results_service.py');
const rows = factsOf('agenta-backend/agenta_backend/services/db_manager.py');

/** What a human evaluation stores, and how its votes and scores are counted. */
export const judged: readonly Statement[] = [
  ...human(
    'cell of a row of a human evaluation',
    /"input_value":\s*\w+(\[|\.)/,
    '[, [',
    [
      'Human evaluation, unlike automatic, refuses a missing column',
      '/evaluation/human_evaluation',
    ],
    ['human evaluation refuses the test set', '/evaluation/test_sets'],
  ),
  ...human(
    'fields that an update of a human evaluation leaves out',
    /update_payload\.(?:dict|model_dump)\((.*?)\)/,
    '',
    ['with an empty object, {}, which stores no status', '/evaluation/human_evaluation'],
  ),
  ...human(
    'fields of a row that an update stores',
    /^\s+if "(\w+)" in payload/,
    'correct_answer, inputs, is_pinned, note, outputs, score, vote',
    ['store them over HTTP as outputs of each row', '/evaluation/human_evaluation'],
  ),
  ...human(
    'kinds of human evaluation with a score or a vote',
    /evaluation_type == EvaluationType\.(\w+)/,
    'human_a_b_testing, human_a_b_testing, single_model_test, single_model_test',
    [
      'Judgement per row | A, B, both good, both bad | a number from 0 to 100',
      '/evaluation/human_evaluation',
    ],
  ),
  ...human('how a score is stored', /\["score"\] = (.*)\(payload/, 'str', [
    'A score that you clear counts as a text until you reload',
    '/evaluation/human_evaluation',
  ]),
  ...human(
    'vote and score of a row that nobody judged',
    /^\s+evaluation\["(?:score|vote)"\] = (.*)$/,
    '"", ""',
    ['Rows without a vote are counted under an empty name', '/evaluation/human_evaluation'],
  ),
  ...human(
    'expected answer of a row of a human evaluation without one',
    /= \{"correct_answer": (.*?)\}/,
    '""',
    ['a copy of its inputs and of the column correct_answer', '/evaluation/human_evaluation'],
  ),
  ...human(
    'rows that become rows of a human evaluation',
    /^\s+for \w+ in (csvdata.*):$/,
    'csvdata, csvdata',
    ['The platform makes one scenario per row', '/evaluation/human_evaluation'],
  ),
  ...human(
    'column that a comparison over HTTP takes for no input',
    /if \w+ != "(\w+)"/,
    'correct_answer',
    ['Rows with identical inputs are one', '/evaluation/automatic_evaluation'],
  ),
  ...human(
    'evaluation that gives a comparison its test set',
    /fetch_evaluation_by_id\(\w+(\[\d+\])\)/,
    '[0]',
    ['A comparison of evaluations uses the test set as it is now', '/evaluation/test_sets'],
  ),
  ...human(
    'status of an evaluation that was created',
    /EvaluationStatusEnum\.(\w+)/,
    'EVALUATION_INITIALIZED',
    ['EVALUATION_INITIALIZED | Queued | Waiting for a worker', '/evaluation/automatic_evaluation'],
  ),
  ...human('revision that an evaluation records', /revision=variant_db\.(\w+)/, 'revision', [
    'not those of the revision it recorded',
    '/guides/how_does_agenta_work',
  ]),
  ...human(
    'what deleting evaluations looks at',
    /await db_manager\.(delete_\w+)\(/,
    'delete_evaluations, delete_human_evaluation, delete_human_evaluation',
    [
      'Deleting stops a queued run; a running one still calls the app for each row',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...votes(
    'rows that the results of a human evaluation pass over',
    /^\s+(continue)\b/,
    'continue',
    ['Rows without a vote are counted under an empty name', '/evaluation/human_evaluation'],
    ['Rows without a score are left out of the mean', '/evaluation/human_evaluation'],
  ),
  ...votes('texts that count as a score', /if \w+\.(is\w+)\(\)/, 'isdigit', [
    'Rows without a score are left out of the mean',
    '/evaluation/human_evaluation',
  ]),
  ...votes('decimals of the shares of votes', /len\(\w+\) \* 100, (\d)/, '2, 2, 2', [
    'The list shows 55.00%, 20.00%, 15.00% and 10.00%',
    '/evaluation/human_evaluation',
  ]),
  ...rows('answers of a new row of a human evaluation', /^\s+outputs=(\[\]),$/, '[]', [
    'No answers have been generated yet',
    '/evaluation/human_evaluation',
  ]),
];
