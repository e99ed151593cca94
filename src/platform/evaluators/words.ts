import type {EvaluatorWords} from './types';

const ANSWER = 'The expected answer column';
const MISSING_COLUMN = 'The row has no column of the configured name.';

/** Meanings of settings that several evaluators share. */
export const shared: Readonly<Record<string, string>> = {
  correct_answer_key: 'The test set column that holds the expected answer.',
  case_sensitive: 'Off: both sides are compared in lower case.',
  substrings: 'The texts to look for, separated by commas. White space around an item is removed.',
  question_key: 'Path in the trace to the question.',
  answer_key: 'Path in the trace to the answer.',
  contexts_key: 'Path in the trace to the retrieved passages.',
};

/** In the order in which the interface lists them. */
export const words = {
  auto_exact_match: {
    decides: 'Whether the output is the expected answer, character by character.',
    columns: ANSWER,
    failsWhen: [MISSING_COLUMN],
    chooseWhen: 'One spelling is right: a label, a number, an identifier.',
  },
  auto_contains_json: {
    decides: 'Whether the piece from the first opening to the last closing brace is valid JSON.',
    columns: 'none',
    failsWhen: ['The app returns an object instead of text.'],
    chooseWhen: 'The app must answer with a JSON object, perhaps wrapped in words.',
  },
  auto_similarity_match: {
    decides:
      'Whether the share of words that output and expected answer have in common is above a threshold.',
    settings: {similarity_threshold: 'The share must be greater than this number.'},
    columns: ANSWER,
    failsWhen: [
      MISSING_COLUMN,
      'Output and expected answer are both empty.',
      'The app returns an object instead of text.',
    ],
    chooseWhen: 'Wording may vary a little, and the words matter more than their order.',
  },
  auto_semantic_similarity: {
    anchor: 'semantic-similarity-match',
    decides: 'How close the meanings of output and expected answer are, by their embeddings.',
    columns: ANSWER,
    result: 'number',
    resultMeaning: 'dot product of the two embeddings, about 1 for the same meaning; not clipped',
    needsKey: 'OPENAI_API_KEY',
    failsWhen: [MISSING_COLUMN, 'No OpenAI key is stored, or the embeddings call fails.'],
    chooseWhen: 'Many wordings are right and only the meaning counts.',
  },
  auto_regex_test: {
    decides: 'Whether a pattern occurs in the output, or does not.',
    settings: {
      regex_pattern: 'The pattern, in the syntax of Python’s re module. Upper and lower case are the same.',
      regex_should_match: 'On: the pattern must occur. Off: it must not.',
    },
    columns: 'none',
    failsWhen: [
      'Python cannot compile the pattern.',
      'A setting is missing (only possible over HTTP).',
      'The app returns an object instead of text.',
    ],
    chooseWhen: 'The output must have a form: a date, an order number, no e-mail address.',
  },
  field_match_test: {
    anchor: 'json-field-match',
    decides: 'Whether one top-level field of a JSON output equals the expected answer.',
    settings: {json_field: 'The name of the field. Paths into nested objects are not read.'},
    columns: ANSWER,
    failsWhen: [MISSING_COLUMN, 'The output is text, not JSON. An object or a missing field is false.'],
    chooseWhen: 'One text field of a JSON answer decides.',
  },
  auto_json_diff: {
    anchor: 'json-diff-match',
    decides: 'On which share of the expected keys a JSON output agrees with the expected JSON.',
    settings: {
      compare_schema_only:
        'On: a key scores when both values have the same type, unless one is 0, false, null or empty.',
      predict_keys: 'On: keys that only the output has count too. The tooltip says the opposite.',
      case_insensitive_keys:
        'On: key names are lower-cased before they are compared, so an expected key with a capital scores 0. The label says the opposite.',
    },
    columns: 'The expected answer column, holding JSON text',
    result: 'number',
    resultMeaning: 'share of agreeing keys, 0 to 1',
    failsWhen: [MISSING_COLUMN, 'Output or expected answer is not JSON.'],
    chooseWhen: 'A JSON answer has many fields and part of them may be right.',
  },
  auto_ai_critique: {
    anchor: 'llm-as-a-judge',
    decides: 'What a language model answers when it reads your grading prompt, the row and the output.',
    settings: {
      prompt_template: 'The system message for the judge. Names in braces are not replaced.',
    },
    columns: 'The expected answer column; every other column is sent along',
    result: 'text',
    resultMeaning: 'the judge’s answer; the aggregate averages the first whole number of each',
    needsKey: 'OPENAI_API_KEY',
    failsWhen: [MISSING_COLUMN, 'No OpenAI key is stored, or the model call fails.'],
    chooseWhen: 'Tone, helpfulness or completeness must be graded and no rule can say it.',
  },
  auto_custom_code_run: {
    anchor: 'code-evaluation',
    decides: 'What your Python function returns.',
    settings: {
      code: 'A Python module with a function named evaluate.',
      correct_answer_key: 'Only selects the column shown beside the output. Your code reads the row itself.',
    },
    columns: 'Whatever the code reads',
    result: 'number',
    resultMeaning:
      'a float from 0 to 1; anything else is empty, shown as 0, and turns the aggregate into an error',
    failsWhen: ['The code raises an exception or defines no evaluate function.'],
    chooseWhen: 'The rule is yours and fits in a function without a service behind it.',
  },
  auto_webhook_test: {
    decides: 'What your HTTP service returns as score.',
    settings: {webhook_url: 'The address that receives a POST request for each row.'},
    columns: 'The expected answer column; every other column is sent along',
    result: 'number',
    resultMeaning: 'the score of your service, 0 to 1',
    failsWhen: [MISSING_COLUMN, 'The service is slow, unreachable, or answers without a score from 0 to 1.'],
    chooseWhen: 'The rule needs libraries, data or models that the platform does not have.',
  },
  auto_starts_with: {
    decides: 'Whether the output begins with a text.',
    settings: {prefix: 'The text at the beginning.'},
    columns: 'none',
    failsWhen: ['The app returns an object instead of text.'],
    chooseWhen: 'Every answer must open the same way: a greeting, a label, a brace.',
  },
  auto_ends_with: {
    decides: 'Whether the output ends with a text.',
    settings: {suffix: 'The text at the end.'},
    columns: 'none',
    failsWhen: ['The app returns an object instead of text.'],
    chooseWhen: 'Every answer must close the same way: a signature, a disclaimer, a full stop.',
  },
  auto_contains: {
    decides: 'Whether a text occurs anywhere in the output.',
    settings: {substring: 'The text to look for.'},
    columns: 'none',
    failsWhen: ['The app returns an object and Case Sensitive is off.'],
    chooseWhen: 'One text must be there in every answer, the same for all rows.',
  },
  auto_contains_any: {
    decides: 'Whether at least one of several texts occurs in the output.',
    columns: 'none',
    failsWhen: ['The app returns an object and Case Sensitive is off.'],
    chooseWhen: 'Several wordings are fine, such as the ways to refuse.',
  },
  auto_contains_all: {
    decides: 'Whether every one of several texts occurs in the output.',
    columns: 'none',
    failsWhen: ['The app returns an object and Case Sensitive is off.'],
    chooseWhen: 'An answer must name several things, the same for all rows.',
  },
  auto_levenshtein_distance: {
    decides: 'How many single-character edits turn the output into the expected answer.',
    settings: {threshold: 'With it, the result is whether the distance is at most this number.'},
    columns: ANSWER,
    result: 'number',
    resultMeaning: 'the distance; true or false when a threshold is stored',
    failsWhen: [MISSING_COLUMN, 'The threshold is stored as null or as text.'],
    chooseWhen: 'Typing slips are tolerable: names, addresses, transcripts.',
  },
  rag_faithfulness: {
    decides: 'Meant to say which share of an answer’s statements the retrieved passages support.',
    columns: 'None; the values come from the trace',
    result: 'number',
    resultMeaning: 'a share from 0 to 1',
    needsKey: 'OPENAI_API_KEY',
    failsWhen: ['A path is not in the trace, the app returns no trace, or no OpenAI key is stored.'],
    chooseWhen: 'A retrieval app must not claim what its passages do not say.',
  },
  rag_context_relevancy: {
    decides: 'Which share of the retrieved text is relevant to the question.',
    columns: 'None; the values come from the trace',
    result: 'number',
    resultMeaning: 'a share, as a rule from 0 to 1; above 1 if the judge adds text',
    needsKey: 'OPENAI_API_KEY',
    failsWhen: ['A path is not in the trace, the app returns no trace, or no OpenAI key is stored.'],
    chooseWhen: 'Retrieval is being tuned: chunk size, number of passages, ranking.',
  },
} as const satisfies Readonly<Record<string, EvaluatorWords>>;
