import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  evaluators,
  findEvaluator,
  type Evaluator,
  type EvaluatorKey,
  type EvaluatorSetting,
} from '@site/src/platform/evaluators';
import extracted from '@site/src/platform/extracted/evaluators.json';
import {Source} from '../Reference';
import RowTable from '../RowTable';
import styles from './styles.module.css';

/** The interface's name for a thing, and below it the HTTP API's. */
function Name({children, id}: {children: ReactNode; id: string}): ReactNode {
  return (
    <>
      {children} <code className={styles.key}>{id}</code>
    </>
  );
}

/** One row per evaluator, each linked to its section of the page. */
function Overview(): ReactNode {
  return (
    <RowTable
      label="Built-in evaluators"
      columns={['Evaluator', 'Decides', 'Result', 'Needs']}
      rows={evaluators.map((evaluator) => ({
        head: (
          <Name id={evaluator.key}>
            <Link to={`#${evaluator.anchor}`}>{evaluator.name}</Link>
          </Name>
        ),
        cells: [
          evaluator.decides,
          evaluator.result,
          (evaluator.needsKey ? 'an OpenAI key' : '—') +
            (evaluator.edition === 'hosted' ? '; listed in hosted editions only' : ''),
        ],
      }))}
    />
  );
}

function defaultOf({default: value = '', defaultInWords}: EvaluatorSetting): ReactNode {
  return defaultInWords ?? (value === '' ? 'empty' : <code>{String(value)}</code>);
}

function bounds({minimum, maximum, required}: EvaluatorSetting): string {
  const range = minimum !== undefined && maximum !== undefined ? `, ${minimum} to ${maximum}` : '';
  return `${required ? 'required' : 'optional'}${range}`;
}

function Details({evaluator}: {evaluator: Evaluator}): ReactNode {
  return (
    <>
      {evaluator.settings.length > 0 ? (
        <RowTable
          label={`Settings of ${evaluator.name}`}
          columns={['Setting', 'Type', 'Default', 'Meaning']}
          rows={evaluator.settings.map((setting) => ({
            head: <Name id={setting.key}>{setting.label}</Name>,
            cells: [
              `${setting.type}, ${bounds(setting)}`,
              defaultOf(setting),
              setting.meaning + (setting.advanced ? ' Under Advanced Settings.' : ''),
            ],
          }))}
        />
      ) : (
        <p>This evaluator has no settings.</p>
      )}
      <dl className={styles.facts}>
        <dt>Key</dt>
        <dd>
          <code>{evaluator.key}</code>{' '}
          {/* Not in the Markdown twin, where it would push the page's errors beyond what an assistant reads. */}
          <Source lines={extracted.lines} name={evaluator.key} inMarkdown={false} />
        </dd>
        <dt>Columns it reads</dt>
        <dd>{evaluator.columns}</dd>
        <dt>Result</dt>
        <dd>
          <code>{evaluator.result}</code>: {evaluator.resultMeaning}
        </dd>
        <dt>A row fails when</dt>
        <dd>{evaluator.failsWhen.join(' ')}</dd>
        <dt>Choose it when</dt>
        <dd>{evaluator.chooseWhen}</dd>
      </dl>
    </>
  );
}

/** Settings and properties of `evaluator`; without it, a table of all built-in evaluators. */
export default function EvaluatorTable({evaluator}: {evaluator?: EvaluatorKey}): ReactNode {
  return evaluator ? <Details evaluator={findEvaluator(evaluator)} /> : <Overview />;
}
