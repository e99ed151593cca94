import React, {type InputHTMLAttributes, type ReactNode} from 'react';
import type {EvaluatorSetting} from '@site/src/platform/evaluators';
import type {Settings, Trial} from './rules/types';
import styles from './form.module.css';

export {rules} from './rules';

/** Long enough for an answer, short enough for an instant verdict. */
const LONGEST = 2000;

/** Called once, when the field appears. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

interface TextProps {
  id: string;
  label: string;
  value: string;
  isFirst?: boolean;
  onChange: (value: string) => void;
}

function Text({id, label, value, isFirst, onChange}: TextProps): ReactNode {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={isFirst ? focus : undefined}
        id={id}
        rows={2}
        maxLength={LONGEST}
        spellCheck={false}
        value={value}
        onChange={({target}) => onChange(target.value)}
      />
    </div>
  );
}

interface SettingProps {
  id: string;
  setting: EvaluatorSetting;
  value: Settings[keyof Settings];
  /** `undefined` leaves the setting out of the configuration. */
  onChange: (value: Settings[keyof Settings]) => void;
}

function controlOf({
  setting,
  value,
  onChange,
}: SettingProps): InputHTMLAttributes<HTMLInputElement> {
  const {type, minimum: min, maximum: max} = setting;
  if (type === 'boolean') {
    const checked = value === true;
    return {type: 'checkbox', checked, onChange: ({target}) => onChange(target.checked)};
  }
  // Uncontrolled, so that a half-typed number, such as a lone minus, is not reset.
  const defaultValue = String(value ?? '');
  if (type === 'number') {
    const read = (text: string) => onChange(text === '' ? undefined : Number(text));
    return {type, min, max, step: 'any', defaultValue, onChange: ({target}) => read(target.value)};
  }
  return {
    type: 'text',
    maxLength: LONGEST,
    defaultValue,
    onChange: ({target}) => onChange(target.value),
  };
}

function Setting(props: SettingProps): ReactNode {
  const {id, setting} = props;
  return (
    <div className={setting.type === 'boolean' ? styles.check : undefined}>
      <label htmlFor={id}>{setting.label}</label>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        autoComplete="off"
        {...controlOf(props)}
      />
      <span id={`${id}-hint`}>{setting.meaning}</span>
    </div>
  );
}

interface Props {
  evaluator: string;
  settings: readonly EvaluatorSetting[];
  values: Trial;
  onChange: (values: Trial) => void;
}

/** The form, loaded with the rules when a reader asks for it. */
export default function Form({evaluator, settings, values, onChange}: Props): ReactNode {
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Text
        id={`${evaluator}-output`}
        label="Output"
        value={values.output}
        isFirst
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
          value={values.settings[setting.key as keyof Settings]}
          onChange={(value) =>
            onChange({...values, settings: {...values.settings, [setting.key]: value}})
          }
        />
      ))}
    </form>
  );
}
