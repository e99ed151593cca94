/** The documented surface of the built-in evaluators. */
export type SettingType = 'string' | 'number' | 'boolean' | 'regex' | 'text' | 'code';

export interface EvaluatorSetting {
  /** The key under `settings_values`. */
  readonly key: string;
  /** The label in the form. */
  readonly label: string;
  readonly type: SettingType;
  /** What the form starts with; absent where it starts empty. */
  readonly default?: string | number | boolean;
  /** A default too long for a table, in words. */
  readonly defaultInWords?: string;
  readonly required: boolean;
  /** Folded away under "Advanced Settings". */
  readonly advanced: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly meaning: string;
}

/** The type stored with each row's result. */
export type ResultType = 'bool' | 'number' | 'text';

export interface Evaluator {
  /** The value of `evaluator_key`. */
  readonly key: string;
  /** The name shown in the interface. */
  readonly name: string;
  /** The heading's id on the page of automatic evaluation. */
  readonly anchor: string;
  /** What a result says, in one sentence. */
  readonly decides: string;
  readonly settings: readonly EvaluatorSetting[];
  /** The test set columns that a verdict depends on. */
  readonly columns: string;
  readonly result: ResultType;
  /** How to read the value of a row. */
  readonly resultMeaning: string;
  /** Hosted editions show every evaluator, the open-source interface hides those marked hosted. */
  readonly edition: 'all' | 'hosted';
  /** The provider key without which every row fails. */
  readonly needsKey?: 'OPENAI_API_KEY';
  /** What turns a row into an error or surprises in its verdict. */
  readonly failsWhen: readonly string[];
  readonly chooseWhen: string;
}

/** What people write about an evaluator: its anchor if it is not made of the key, its result if it is not true or false. */
export interface EvaluatorWords
  extends
    Omit<Evaluator, 'key' | 'name' | 'edition' | 'settings' | 'anchor' | 'result' | 'resultMeaning'>,
    Partial<Pick<Evaluator, 'anchor' | 'result' | 'resultMeaning'>> {
  /** Meanings of its settings by key. */
  readonly settings?: Readonly<Record<string, string>>;
}
