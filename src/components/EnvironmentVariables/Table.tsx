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
        {required && <span className={styles.remark}> Required</span>}
        {edition === 'hosted' && <span className={styles.remark}> Cloud and Enterprise</span>}
      </th>
      <td>
        <Marked text={meaning} />
      </td>
      <td>{composeValue === null ? 'Not set' : <code>{composeValue}</code>}</td>
      <td>{fallback ?? 'None'}</td>
      <td>{readBy.length === 0 ? 'Nothing' : readBy.map((id) => serviceNames[id]).join(', ')}</td>
    </tr>
  );
}

interface Props {
  readonly caption: string;
  readonly variables: readonly EnvironmentVariable[];
}

/**
 * What a reader came for stands first: on a narrow screen only the first columns are in view. The
 * focusable wrapper lets a keyboard scroll to the others.
 */
export default function VariableTable({caption, variables}: Props): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Meaning</th>
            <th scope="col">Value in docker-compose.gh.yml</th>
            <th scope="col">Default in the program</th>
            <th scope="col">Read by</th>
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
