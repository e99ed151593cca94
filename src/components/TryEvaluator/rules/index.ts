/** The evaluators that are pure functions of an output, an expected answer and settings, by their key. */
import {exactMatch} from './exactMatch';
import {containsJson, jsonFieldMatch} from './json';
import {jsonDiff} from './jsonDiff';
import {levenshtein} from './levenshtein';
import {regexTest} from './regexTest';
import {similarityMatch} from './similarityMatch';
import {contains, containsAll, containsAny, endsWith, startsWith} from './texts';
import type {Rule} from './types';

export const rules = {
  auto_exact_match: exactMatch,
  auto_similarity_match: similarityMatch,
  auto_levenshtein_distance: levenshtein,
  auto_regex_test: regexTest,
  auto_starts_with: startsWith,
  auto_ends_with: endsWith,
  auto_contains: contains,
  auto_contains_any: containsAny,
  auto_contains_all: containsAll,
  auto_contains_json: containsJson,
  field_match_test: jsonFieldMatch,
  auto_json_diff: jsonDiff,
} as const satisfies Readonly<Record<string, Rule>>;

export type PureEvaluatorKey = keyof typeof rules;
