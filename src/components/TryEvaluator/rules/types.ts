/** The settings that the forms offer. A number that the reader has cleared is left out. */
export interface Settings {
  readonly similarity_threshold?: number;
  readonly threshold?: number;
  readonly regex_pattern?: string;
  readonly regex_should_match?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly substring?: string;
  readonly substrings?: string;
  readonly case_sensitive?: boolean;
  readonly json_field?: string;
  readonly compare_schema_only?: boolean;
  readonly predict_keys?: boolean;
  readonly case_insensitive_keys?: boolean;
}

/** What a reader may change. */
export interface Trial {
  readonly output: string;
  /** Absent where the evaluator reads no expected answer. */
  readonly answer?: string;
  readonly settings: Settings;
}

/** What an evaluator decides about one row, with the reason in words. */
export type Verdict =
  | {type: 'bool'; value: boolean; reason: string}
  | {type: 'number'; value: number; reason: string}
  /** `message` is the platform's text; the row shows it and counts as an error. */
  | {type: 'error'; message: string; reason: string}
  /** The form cannot decide, although the platform might; says nothing about the platform. */
  | {type: 'undecided'; reason: string};

export type Rule = (trial: Trial) => Verdict;

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
