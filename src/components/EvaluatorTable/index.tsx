import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  evaluators,
  findEvaluator,
  type Evaluator,
  type EvaluatorKey,
  type EvaluatorSetting,
} from '@site/src/platform/evaluators';
import TableFrame from '../TableFrame';
import styles from './styles.module.css';

const resultNames = {bool: 'true or false', number: 'number', text: 'text'} as const;

/** One row per evaluator, each linked to its section of the page. */
function Overview(): ReactNode {
  return (
    <TableFrame
      label="Built-in evaluators"
      columns={['Evaluator', 'Key', 'Decides', 'Result', 'Needs']}
      className={styles.table}
    >
      <tbody>
        {(evaluators as readonly Evaluator[]).map((evaluator) => (
          <tr key={evaluator.key}>
            <th scope="row">
              <Link to={`#${evaluator.anchor}`}>{evaluator.name}</Link>
            </th>
            <td>
              <code>{evaluator.key}</code>
            </td>
            <td>{evaluator.decides}</td>
            <td>{resultNames[evaluator.result]}</td>
            <td>
              {evaluator.needsKey ? 'an OpenAI key' : 'nothing'}
              {evaluator.edition === 'hosted' && '; hosted editions only'}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function DefaultValue({setting}: {setting: EvaluatorSetting}): ReactNode {
  if (setting.defaultInWords) return setting.defaultInWords;
  if (setting.default === undefined || setting.default === '') return 'empty';
  return <code>{String(setting.default)}</code>;
}

function bounds({minimum, maximum, required}: EvaluatorSetting): string {
  const range = minimum !== undefined && maximum !== undefined ? `, ${minimum} to ${maximum}` : '';
  return `${required ? 'required' : 'optional'}${range}`;
}

function Settings({name, settings}: Pick<Evaluator, 'name' | 'settings'>): ReactNode {
  return (
    <TableFrame
      label={`Settings of ${name}`}
      columns={['Setting', 'Key', 'Type', 'Default', 'Meaning']}
      className={styles.table}
    >
      <tbody>
        {settings.map((setting) => (
          <tr key={setting.key}>
            <th scope="row">{setting.label}</th>
            <td>
              <code>{setting.key}</code>
            </td>
            <td>
              {setting.type}, {bounds(setting)}
            </td>
            <td>
              <DefaultValue setting={setting} />
            </td>
            <td>
              {setting.meaning}
              {setting.advanced && ' Under Advanced Settings.'}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Settings and properties of one evaluator. */
function Details({evaluator}: {evaluator: Evaluator}): ReactNode {
  return (
    <>
      {evaluator.settings.length > 0 ? (
        <Settings name={evaluator.name} settings={evaluator.settings} />
      ) : (
        <p>This evaluator has no settings.</p>
      )}
      <dl className={styles.facts}>
        <dt>Key</dt>
        <dd>
          <code>{evaluator.key}</code>
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

/** Without `evaluator` the table of all built-in evaluators, with it the properties of that one. */
export default function EvaluatorTable({evaluator}: {evaluator?: EvaluatorKey}): ReactNode {
  return evaluator ? <Details evaluator={findEvaluator(evaluator)} /> : <Overview />;
}
