import React, {type FormEvent, type ReactNode} from 'react';
import type {EvaluatorSetting} from '@site/src/platform/evaluators';
import type {Trial} from './examples';
import {rules, type PureEvaluatorKey} from './rules';
import type {Verdict} from './rules/types';
import {Setting, Text} from './Field';
import styles from './styles.module.css';

const ANSWER_COLUMN = 'correct_answer';

export function decide(evaluator: PureEvaluatorKey, {output, answer, settings}: Trial): Verdict {
  return rules[evaluator]({
    output,
    row: answer === undefined ? {} : {[ANSWER_COLUMN]: answer},
    settings: {...settings, correct_answer_key: ANSWER_COLUMN},
  });
}

interface Props {
  evaluator: PureEvaluatorKey;
  settings: readonly EvaluatorSetting[];
  values: Trial;
  onChange: (values: Trial) => void;
}

/** Called once, when the field appears. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

/** The form, loaded with the rules when a reader asks for it. */
export default function Form({evaluator, settings, values, onChange}: Props): ReactNode {
  const change = (key: string, value: string | number | boolean | undefined): void => {
    const others = Object.entries(values.settings).filter(([name]) => name !== key);
    const own = value === undefined ? [] : [[key, value] as const];
    onChange({...values, settings: Object.fromEntries([...others, ...own])});
  };

  return (
    <form className={styles.fields} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Text
        ref={focus}
        id={`${evaluator}-output`}
        label="Output"
        value={values.output}
        onChange={(output) => onChange({...values, output})}
      />
      {values.answer !== undefined && (
        <Text
          id={`${evaluator}-answer`}
          label="Expected answer"
          value={values.answer}
          onChange={(answer) => onChange({...values, answer})}
        />
      )}
      {settings.map((setting) => (
        <Setting
          key={setting.key}
          id={`${evaluator}-${setting.key}`}
          setting={setting}
          value={values.settings[setting.key]}
          onChange={(value) => change(setting.key, value)}
        />
      ))}
    </form>
  );
}
