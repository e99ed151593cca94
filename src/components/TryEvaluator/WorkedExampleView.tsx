import React, {type ReactNode} from 'react';
import type {EvaluatorSetting} from '@site/src/platform/evaluators';
import type {WorkedExample} from './examples';
import type {JsonValue} from './rules/types';
import styles from './styles.module.css';

function shown(value: JsonValue | undefined): ReactNode {
  if (value === undefined) return 'not set';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return <code>{String(value)}</code>;
}

interface Props {
  example: WorkedExample;
  settings: readonly EvaluatorSetting[];
}

/** The evaluator's input as text, readable without JavaScript. */
export default function WorkedExampleView({example, settings}: Props): ReactNode {
  return (
    <dl className={styles.example}>
      <dt>Output</dt>
      <dd>
        <code>{example.output}</code>
      </dd>
      {example.answer !== undefined && (
        <>
          <dt>Expected answer</dt>
          <dd>
            <code>{example.answer}</code>
          </dd>
        </>
      )}
      {settings.map(({key, label}) => (
        <React.Fragment key={key}>
          <dt>{label}</dt>
          <dd>{shown(example.settings[key])}</dd>
        </React.Fragment>
      ))}
    </dl>
  );
}
