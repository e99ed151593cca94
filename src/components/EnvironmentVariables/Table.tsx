import React, {type ReactNode} from 'react';
import {serviceNames, variableAnchor, type EnvironmentVariable} from '../../platform/environment';
import Marked from './Marked';
import styles from './styles.module.css';

function Row(variable: EnvironmentVariable): ReactNode {
  const {name, readBy, fallback, composeValue, required, edition, meaning} = variable;
  return (
    <tr id={variableAnchor(name)} className={styles.row}>
      <th scope="row">
        <code>{name}</code>
        {edition === 'hosted' && <span className={styles.edition}> Cloud and Enterprise</span>}
      </th>
      <td>{required ? 'Yes' : 'No'}</td>
      <td>{fallback ?? 'None'}</td>
      <td>{composeValue === null ? 'Not set' : <code>{composeValue}</code>}</td>
      <td>{readBy.length === 0 ? 'Nothing' : readBy.map((id) => serviceNames[id]).join(', ')}</td>
      <td>
        <Marked text={meaning} />
      </td>
    </tr>
  );
}

interface Props {
  readonly caption: string;
  readonly variables: readonly EnvironmentVariable[];
}

/** The focusable wrapper lets a keyboard scroll a table that is wider than the screen. */
export default function VariableTable({caption, variables}: Props): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Required</th>
            <th scope="col">Default in the program</th>
            <th scope="col">Value in docker-compose.gh.yml</th>
            <th scope="col">Read by</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {variables.map((variable) => (
            <Row key={variable.name} {...variable} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
