import React, {Fragment, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findEvaluator, type EvaluatorSetting} from '@site/src/platform/evaluators';
import {examples, type PureEvaluatorKey} from './examples';
import type {Settings, Trial, Verdict} from './rules/types';
import lists from '../EvaluatorTable/styles.module.css';
import styles from './styles.module.css';

/** The form and the rules, loaded when a reader asks for them. */
const loadForm = () => import('./Form');

function shown(value: Settings[keyof Settings]): ReactNode {
  if (value === undefined) return translate({message: 'not set'});
  if (typeof value === 'boolean') return value ? translate({message: 'on'}) : translate({message: 'off'});
  return <code>{value}</code>;
}

interface ExampleProps {
  readonly trial: Trial;
  readonly settings: readonly EvaluatorSetting[];
}

/** The evaluator's input as text, readable without JavaScript. */
function Example({trial: {output, answer, settings: values}, settings}: ExampleProps): ReactNode {
  const rows = [
    {label: translate({message: 'Output'}), value: output},
    ...(answer === undefined ? [] : [{label: translate({message: 'Expected answer'}), value: answer}]),
    ...settings.map(({key, label}) => ({label, value: values[key as keyof Settings]})),
  ];
  return (
    <dl className={lists.facts}>
      {rows.map(({label, value}) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{shown(value)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function headline(verdict: Verdict): {text: string; tone: string | undefined} {
  switch (verdict.type) {
    case 'bool':
      return {text: String(verdict.value), tone: verdict.value ? styles.good : styles.bad};
    case 'number':
      return {text: String(Number(verdict.value.toFixed(4))), tone: styles.good};
    case 'error':
      return {text: translate({message: 'error: {message}'}, {message: verdict.message}), tone: styles.bad};
    case 'undecided':
      return {text: translate({message: 'not decided here'}), tone: undefined};
  }
}

/**
 * A built-in evaluator to try: a worked example that needs no JavaScript, and a form that replaces it. The
 * verdict stays in one live region throughout, so that screen readers announce it.
 */
export default function TryEvaluator({evaluator}: {evaluator: PureEvaluatorKey}): ReactNode {
  const example = examples[evaluator];
  const [values, setValues] = useState<Trial>(example);
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>();
  const [hasFailed, setFailed] = useState(false);
  const isBrowser = useIsBrowser();
  const {name, settings: all} = findEvaluator(evaluator);
  // The name of the answer column is fixed in this form.
  const settings = all.filter(({key}) => key !== 'correct_answer_key');
  const verdict = form ? form.rules[evaluator](values) : example.verdict;
  const {text, tone} = headline(verdict);

  const open = async (): Promise<void> => {
    try {
      setForm(await loadForm());
      setValues(example);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  const label = hasFailed
    ? translate({message: 'The form did not load: try again'})
    : translate({message: 'Try your own values'});
  return (
    <section
      className={styles.card}
      aria-label={translate({message: 'Try {name}'}, {name})}
      data-try-evaluator={evaluator}
    >
      {form ? (
        <form.default evaluator={evaluator} settings={settings} example={example} onChange={setValues} />
      ) : (
        <Example trial={example} settings={settings} />
      )}
      <div className={styles.verdict} aria-live="polite" aria-atomic="true">
        <span className={styles.label}>
          <Translate>Result</Translate>
        </span>{' '}
        <strong className={tone} data-verdict={verdict.type}>
          {text}
        </strong>{' '}
        {verdict.reason}
      </div>
      <button
        type="button"
        className={styles.button}
        // Until hydration the button does nothing.
        disabled={!isBrowser}
        onPointerEnter={() => void loadForm().catch(() => undefined)}
        onClick={() => (form ? setForm(undefined) : void open())}
      >
        {form ? translate({message: 'Back to the example'}) : label}
      </button>
    </section>
  );
}
