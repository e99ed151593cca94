/** A value as it stands in a test set cell, an app's answer or a stored setting. */
export type JsonValue = null | boolean | number | string | JsonValue[] | {[key: string]: JsonValue};

/** What the platform hands to an evaluator for one test set row. */
export interface RuleInput {
  /** The `data` part of the app's answer: text, or an object for apps that return one. */
  output: JsonValue;
  /** The whole test set row, column by column. */
  row: Readonly<Record<string, JsonValue>>;
  /** The stored settings of the evaluator configuration. */
  settings: Readonly<Record<string, JsonValue>>;
}

/** What an evaluator decides about one row, with the reason in words. */
export type Verdict =
  | {type: 'bool'; value: boolean; reason: string}
  | {type: 'number'; value: number; reason: string}
  /** `message` is the platform's text; the row shows it and counts as an error. */
  | {type: 'error'; message: string; reason: string}
  /** This form cannot decide, although the platform might. Never a statement about the platform. */
  | {type: 'undecided'; reason: string};

export type Rule = (input: RuleInput) => Verdict;

export const bool = (value: boolean, reason: string): Verdict => ({type: 'bool', value, reason});
export const number = (value: number, reason: string): Verdict => ({
  type: 'number',
  value,
  reason,
});
export const failure = (message: string, reason: string): Verdict => ({
  type: 'error',
  message,
  reason,
});
