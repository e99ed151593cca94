import React, {type ReactNode, type Ref} from 'react';
import type {EvaluatorSetting} from '@site/src/platform/evaluators';
import type {JsonValue} from './rules/types';
import styles from './styles.module.css';

/** Long enough for an answer, short enough for an instant verdict. */
const LONGEST = 2000;

interface TextProps {
  ref?: Ref<HTMLTextAreaElement>;
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled text of several lines. */
export function Text({ref, id, label, value, onChange}: TextProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        rows={2}
        maxLength={LONGEST}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface SettingProps {
  id: string;
  setting: EvaluatorSetting;
  value: JsonValue | undefined;
  /** `undefined` leaves the setting out of the configuration. */
  onChange: (value: string | number | boolean | undefined) => void;
}

/** The control for one setting of an evaluator. */
export function Setting({id, setting, value, onChange}: SettingProps): ReactNode {
  const hint = `${id}-hint`;
  if (setting.type === 'boolean') {
    return (
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          aria-describedby={hint}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{setting.label}</label>
        <span id={hint} className={styles.hint}>
          {setting.meaning}
        </span>
      </div>
    );
  }
  const isNumber = setting.type === 'number';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{setting.label}</label>
      <input
        id={id}
        type={isNumber ? 'number' : 'text'}
        min={setting.minimum}
        max={setting.maximum}
        step={isNumber ? 'any' : undefined}
        maxLength={isNumber ? undefined : LONGEST}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={hint}
        // Uncontrolled, so that a half-typed number, such as a lone minus, is not reset.
        defaultValue={value === undefined ? '' : String(value)}
        onChange={({target}) => {
          if (!isNumber) onChange(target.value);
          else onChange(target.value === '' ? undefined : Number(target.value));
        }}
      />
      <span id={hint} className={styles.hint}>
        {setting.meaning}
      </span>
    </div>
  );
}
