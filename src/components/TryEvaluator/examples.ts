/** The worked example that each form starts with, and that is shown without JavaScript. */
import type * as rules from './rules';
import {bool, number, type Trial, type Verdict} from './rules/types';

interface WorkedExample extends Trial {
  /** The rule's verdict, stored so that the page need not load the rules. A unit test compares the two. */
  readonly verdict: Verdict;
}

export type PureEvaluatorKey = keyof typeof rules;

export const examples: Readonly<Record<PureEvaluatorKey, WorkedExample>> = {
  auto_exact_match: {
    output: 'Paris.',
    answer: 'Paris',
    settings: {},
    verdict: bool(false, 'The output and the expected answer are different texts.'),
  },
  auto_similarity_match: {
    output: 'The parcel arrives on Monday',
    answer: 'Your parcel arrives on Monday',
    settings: {similarity_threshold: 0.5},
    verdict: bool(
      true,
      '4 of 6 different words are in both texts: 4 / 6 = 0.667, which is greater than 0.5.',
    ),
  },
  auto_levenshtein_distance: {
    output: 'Jon Smith',
    answer: 'John Smith',
    settings: {},
    verdict: number(1, '1 edit turns the output into the expected answer.'),
  },
  auto_regex_test: {
    output: 'Your order is AB-1234.',
    settings: {regex_pattern: '\\b[a-z]{2}-\\d{4}\\b', regex_should_match: true},
    verdict: bool(true, 'The pattern is found: “AB-1234”, and a match is asked for.'),
  },
  auto_starts_with: {
    output: 'dear Ada, thank you for writing.',
    settings: {prefix: 'Dear', case_sensitive: true},
    verdict: bool(false, 'The output does not start with “Dear”.'),
  },
  auto_ends_with: {
    output: 'This is not legal advice.',
    settings: {suffix: 'legal advice', case_sensitive: true},
    verdict: bool(false, 'The output does not end with “legal advice”.'),
  },
  auto_contains: {
    output: 'You can return the item within 30 days.',
    settings: {substring: '30 days', case_sensitive: true},
    verdict: bool(true, '“30 days” occurs in the output.'),
  },
  auto_contains_any: {
    output: 'I cannot help with that.',
    settings: {substrings: 'cannot help, not able to, unable', case_sensitive: true},
    verdict: bool(true, '“cannot help” occurs in the output.'),
  },
  auto_contains_all: {
    output: 'The plan costs 20 euros a month.',
    settings: {substrings: '20 euros, month, cancel', case_sensitive: true},
    verdict: bool(false, '“cancel” does not occur in the output.'),
  },
  auto_contains_json: {
    output: 'Here is the result: {"sentiment": "positive"} I hope it helps.',
    settings: {},
    verdict: bool(true, 'The piece from the first { to the last } parses: “{"sentiment": "positive"}”.'),
  },
  field_match_test: {
    output: '{"sentiment": "positive", "score": 4}',
    answer: '4',
    settings: {json_field: 'score'},
    verdict: bool(false, 'The field and the expected answer differ: 4 (int) and "4" (str).'),
  },
  auto_json_diff: {
    output: '{"city": "Paris", "guests": 2, "extras": {"breakfast": false}}',
    answer: '{"city": "Paris", "guests": 3, "extras": {"breakfast": false}}',
    settings: {compare_schema_only: false, predict_keys: false, case_insensitive_keys: false},
    verdict: number(
      1 / 3,
      '1 of 3 keys score a point. Without a point: guests (values differ), extras.breakfast (missing or empty on a side).',
    ),
  },
};
