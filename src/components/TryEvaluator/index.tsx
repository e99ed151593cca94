import React, {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {findEvaluator, type EvaluatorSetting} from '@site/src/platform/evaluators';
import {examples, type WorkedExample} from '@site/src/platform/evaluators/examples';
import {rules, type PureEvaluatorKey} from '@site/src/platform/evaluators/rules';
import Field from './Field';
import VerdictView from './VerdictView';
import WorkedExampleView from './WorkedExampleView';
import styles from './styles.module.css';

const ANSWER_COLUMN = 'correct_answer';

function decide(evaluator: PureEvaluatorKey, {output, answer, settings}: WorkedExample) {
  return rules[evaluator]({
    output,
    row: answer === undefined ? {} : {[ANSWER_COLUMN]: answer},
    settings: {...settings, correct_answer_key: ANSWER_COLUMN},
  });
}

/** The settings a reader may change; the name of the answer column is fixed in this form. */
const offered = (evaluator: PureEvaluatorKey): readonly EvaluatorSetting[] =>
  findEvaluator(evaluator).settings.filter(({key}) => key !== 'correct_answer_key');

/**
 * A built-in evaluator to try: a worked example that stands without JavaScript, and a form that opens in its
 * place. The verdict is announced, because it stays in one live region while everything around it changes.
 */
export default function TryEvaluator({evaluator}: {evaluator: PureEvaluatorKey}): ReactNode {
  const [values, setValues] = useState(examples[evaluator]);
  const [open, setOpen] = useState(false);
  // A button that cannot work yet must not look as if it did.
  const [ready, setReady] = useState(false);
  const firstField = useRef<HTMLTextAreaElement>(null);
  const settings = offered(evaluator);
  const {name} = findEvaluator(evaluator);

  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (open) firstField.current?.focus();
  }, [open]);

  const change = (key: string, value: string | number | boolean | undefined): void => {
    const others = Object.entries(values.settings).filter(([name]) => name !== key);
    const own = value === undefined ? [] : [[key, value] as const];
    setValues({...values, settings: Object.fromEntries([...others, ...own])});
  };

  const toggle = (): void => {
    setValues(examples[evaluator]);
    setOpen(!open);
  };

  return (
    <section className={styles.card} aria-label={`Try ${name}`} data-try-evaluator={evaluator}>
      {open ? (
        <form className={styles.fields} onSubmit={(event: FormEvent) => event.preventDefault()}>
          <Field
            ref={firstField}
            id={`${evaluator}-output`}
            label="Output"
            value={values.output}
            onChange={(output) => setValues({...values, output})}
          />
          {values.answer !== undefined && (
            <Field
              id={`${evaluator}-answer`}
              label="Expected answer"
              value={values.answer}
              onChange={(answer) => setValues({...values, answer})}
            />
          )}
          {settings.map((setting) => (
            <Field.Setting
              key={setting.key}
              id={`${evaluator}-${setting.key}`}
              setting={setting}
              value={values.settings[setting.key]}
              onChange={(value) => change(setting.key, value)}
            />
          ))}
        </form>
      ) : (
        <WorkedExampleView example={values} settings={settings} />
      )}
      <VerdictView verdict={decide(evaluator, values)} />
      <button type="button" className={styles.button} disabled={!ready} onClick={toggle}>
        {open ? 'Back to the example' : 'Try your own values'}
      </button>
    </section>
  );
}
