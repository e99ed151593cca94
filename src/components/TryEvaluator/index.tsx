import React, {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findEvaluator, type EvaluatorSetting} from '@site/src/platform/evaluators';
import {examples, type Trial} from './examples';
import type {PureEvaluatorKey} from './rules';
import VerdictView from './VerdictView';
import WorkedExampleView from './WorkedExampleView';
import styles from './styles.module.css';

/** The form and the rules, loaded when a reader asks for them. */
const loadForm = () => import('./Form');

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
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>();
  const [hasFailed, setFailed] = useState(false);
  const isBrowser = useIsBrowser();
  const settings = offered(evaluator);
  const {name} = findEvaluator(evaluator);

  const open = async (): Promise<void> => {
    try {
      setForm(await loadForm());
      setValues(example);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  const label = hasFailed ? 'The form did not load: try again' : 'Try your own values';
  return (
    <section className={styles.card} aria-label={`Try ${name}`} data-try-evaluator={evaluator}>
      {form ? (
        <form.default
          evaluator={evaluator}
          settings={settings}
          values={values}
          onChange={setValues}
        />
      ) : (
        <WorkedExampleView example={example} settings={settings} />
      )}
      <VerdictView verdict={form ? form.decide(evaluator, values) : example.verdict} />
      <button
        type="button"
        className={styles.button}
        // Until hydration the button does nothing.
        disabled={!isBrowser}
        onPointerEnter={() => void loadForm().catch(() => undefined)}
        onClick={() => (form ? setForm(undefined) : void open())}
      >
        {form ? 'Back to the example' : label}
      </button>
    </section>
  );
}
