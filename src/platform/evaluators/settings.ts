/** Settings that several evaluators share. */
import type {EvaluatorSetting} from './types';

export const expectedAnswerColumn: EvaluatorSetting = {
  key: 'correct_answer_key',
  label: 'Expected Answer Column',
  type: 'string',
  default: 'correct_answer',
  required: true,
  advanced: true,
  meaning: 'The test set column that holds the expected answer.',
};

export const caseSensitive: EvaluatorSetting = {
  key: 'case_sensitive',
  label: 'Case Sensitive',
  type: 'boolean',
  default: true,
  required: true,
  advanced: false,
  meaning: 'Off: both sides are compared in lower case.',
};

export const substrings: EvaluatorSetting = {
  key: 'substrings',
  label: 'substrings',
  type: 'string',
  required: true,
  advanced: false,
  meaning: 'The texts to look for, separated by commas. White space around an item is removed.',
};

/** Where the judge of a RAG evaluator finds its three values in the trace. */
export const traceKeys: readonly EvaluatorSetting[] = [
  {
    key: 'question_key',
    label: 'Question Key',
    type: 'string',
    default: '',
    required: true,
    advanced: false,
    meaning: 'Path in the trace to the question.',
  },
  {
    key: 'answer_key',
    label: 'Answer Key',
    type: 'string',
    default: '',
    required: true,
    advanced: false,
    meaning: 'Path in the trace to the answer.',
  },
  {
    key: 'contexts_key',
    label: 'Contexts Key',
    type: 'string',
    default: '',
    required: true,
    advanced: false,
    meaning: 'Path in the trace to the retrieved passages.',
  },
];
