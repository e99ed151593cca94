import React, {useEffect, useState, type ReactNode} from 'react';
import {findEvaluator, type EvaluatorSetting} from '@site/src/platform/evaluators';
import {examples, type Trial} from './examples';
import type {PureEvaluatorKey} from './rules';
import VerdictView from './VerdictView';
import WorkedExampleView from './WorkedExampleView';
import styles from './styles.module.css';

/** The form and the rules, loaded when a reader asks for them. */
const loadForm = () => import('./Form');
type FormModule = Awaited<ReturnType<typeof loadForm>>;

/** The settings a reader may change; the name of the answer column is fixed in this form. */
const offered = (evaluator: PureEvaluatorKey): readonly EvaluatorSetting[] =>
  findEvaluator(evaluator).settings.filter(({key}) => key !== 'correct_answer_key');

/**
 * A built-in evaluator to try: a worked example that needs no JavaScript, and a form that replaces it. The verdict
 * stays in one live region throughout, so that screen readers announce it.
 */
export default function TryEvaluator({evaluator}: {evaluator: PureEvaluatorKey}): ReactNode {
  const example = examples[evaluator];
  const [values, setValues] = useState<Trial>(example);
  const [form, setForm] = useState<FormModule>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Until hydration the button does nothing, so it is disabled.
  const [ready, setReady] = useState(false);
  const settings = offered(evaluator);
  const {name} = findEvaluator(evaluator);

  useEffect(() => setReady(true), []);

  const open = async (): Promise<void> => {
    try {
      setForm(await loadForm());
      setValues(example);
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  const shown = isOpen ? form : undefined;
  const label = hasFailed ? 'The form did not load: try again' : 'Try your own values';
  return (
    <section className={styles.card} aria-label={`Try ${name}`} data-try-evaluator={evaluator}>
      {shown ? (
        <shown.default
          evaluator={evaluator}
          settings={settings}
          values={values}
          onChange={setValues}
        />
      ) : (
        <WorkedExampleView example={example} settings={settings} />
      )}
      <VerdictView verdict={shown ? shown.decide(evaluator, values) : example.verdict} />
      <button
        type="button"
        className={styles.button}
        disabled={!ready}
        onPointerEnter={() => void loadForm().catch(() => undefined)}
        onClick={() => (shown ? setOpen(false) : void open())}
      >
        {shown ? 'Back to the example' : label}
      </button>
    </section>
  );
}
