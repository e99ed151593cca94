/** The worked example that each form on the page starts with, and that stands when JavaScript is off. */
import type {PureEvaluatorKey} from './rules';
import type {JsonValue} from './rules/types';

export interface WorkedExample {
  readonly output: string;
  /** Absent where the evaluator reads no expected answer. */
  readonly answer?: string;
  /** Values of the settings that the form offers, by key. */
  readonly settings: Readonly<Record<string, JsonValue>>;
}

export const examples: Readonly<Record<PureEvaluatorKey, WorkedExample>> = {
  auto_exact_match: {output: 'Paris.', answer: 'Paris', settings: {}},
  auto_similarity_match: {
    output: 'The parcel arrives on Monday',
    answer: 'Your parcel arrives on Monday',
    settings: {similarity_threshold: 0.5},
  },
  auto_levenshtein_distance: {output: 'Jon Smith', answer: 'John Smith', settings: {}},
  auto_regex_test: {
    output: 'Your order is AB-1234.',
    settings: {regex_pattern: '\\b[a-z]{2}-\\d{4}\\b', regex_should_match: true},
  },
  auto_starts_with: {
    output: 'dear Ada, thank you for writing.',
    settings: {prefix: 'Dear', case_sensitive: true},
  },
  auto_ends_with: {
    output: 'This is not legal advice.',
    settings: {suffix: 'legal advice', case_sensitive: true},
  },
  auto_contains: {
    output: 'You can return the item within 30 days.',
    settings: {substring: '30 days', case_sensitive: true},
  },
  auto_contains_any: {
    output: 'I cannot help with that.',
    settings: {substrings: 'cannot help, not able to, unable', case_sensitive: true},
  },
  auto_contains_all: {
    output: 'The plan costs 20 euros a month.',
    settings: {substrings: '20 euros, month, cancel', case_sensitive: true},
  },
  auto_contains_json: {
    output: 'Here is the result: {"sentiment": "positive"} I hope it helps.',
    settings: {},
  },
  field_match_test: {
    output: '{"sentiment": "positive", "score": 4}',
    answer: '4',
    settings: {json_field: 'score'},
  },
  auto_json_diff: {
    output: '{"city": "Paris", "guests": 2, "extras": {"breakfast": false}}',
    answer: '{"city": "Paris", "guests": 3, "extras": {"breakfast": false}}',
    settings: {compare_schema_only: false, predict_keys: false, case_insensitive_keys: false},
  },
};
