import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EvaluatorSetting} from '@site/src/platform/evaluators';
import type {Settings, Trial} from './rules/types';
import styles from './form.module.css';

export * as rules from './rules';

/** Long enough for an answer, short enough for an instant verdict. */
const MAX_LENGTH = 2000;

/** A ref callback, which React calls when the field appears. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

const texts = [
  ['output', translate({message: 'Output'})],
  ['answer', translate({message: 'Expected answer'})],
] as const;

/** The values of the form. A number that is cleared, or half typed, is undefined. */
function read(fields: HTMLFormControlsCollection, settings: readonly EvaluatorSetting[]): Trial {
  const field = (name: string) => fields.namedItem(name) as HTMLInputElement | null;
  const values = settings.map(({key}) => {
    const {type, checked, value} = field(key) as HTMLInputElement;
    if (type === 'checkbox') return [key, checked];
    return [key, type !== 'number' ? value : value === '' ? undefined : Number(value)];
  });
  return {
    output: field('output')?.value ?? '',
    answer: field('answer')?.value,
    settings: Object.fromEntries(values) as Settings,
  };
}

interface Props {
  evaluator: string;
  settings: readonly EvaluatorSetting[];
  /** Initial values of the fields. */
  example: Trial;
  onChange: (values: Trial) => void;
}

/** The form, loaded together with the rules when a reader asks for it. */
export default function Form({evaluator, settings, example, onChange}: Props): ReactNode {
  return (
    <form
      className={styles.form}
      onInput={({currentTarget}) => onChange(read(currentTarget.elements, settings))}
      onSubmit={(event) => event.preventDefault()}
    >
      {texts
        .filter(([name]) => example[name] !== undefined)
        .map(([name, label]) => (
          <div key={name}>
            <label htmlFor={`${evaluator}-${name}`}>{label}</label>
            <textarea
              ref={name === 'output' ? focus : undefined}
              id={`${evaluator}-${name}`}
              name={name}
              rows={2}
              maxLength={MAX_LENGTH}
              spellCheck={false}
              defaultValue={example[name]}
            />
          </div>
        ))}
      {settings.map(({key, label, type, minimum: min, maximum: max, meaning}) => {
        const id = `${evaluator}-${key}`;
        const value = example.settings[key as keyof Settings];
        const defaultValue = String(value ?? '');
        return (
          <div key={key} className={type === 'boolean' ? styles.check : undefined}>
            <label htmlFor={id}>{label}</label>
            <input
              id={id}
              name={key}
              aria-describedby={`${id}-hint`}
              spellCheck={false}
              autoComplete="off"
              {...(type === 'boolean'
                ? {type: 'checkbox', defaultChecked: value === true}
                : type === 'number'
                  ? {type, min, max, step: 'any', defaultValue}
                  : {type: 'text', maxLength: MAX_LENGTH, defaultValue})}
            />
            <span id={`${id}-hint`}>{meaning}</span>
          </div>
        );
      })}
    </form>
  );
}
