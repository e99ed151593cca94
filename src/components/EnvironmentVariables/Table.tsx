import React, {type ReactNode} from 'react';
import {serviceNames, variableAnchor, type EnvironmentVariable} from '../../platform/environment';
import TableFrame from '../TableFrame';
import Marked from './Marked';
import styles from './styles.module.css';

function Row(variable: EnvironmentVariable): ReactNode {
  const {name, readBy, fallback, composeValue, required, edition, meaning} = variable;
  return (
    <tr id={variableAnchor(name)}>
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
 * What a reader came for stands first: on a narrow screen only the first columns are in view.
 */
export default function VariableTable({caption, variables}: Props): ReactNode {
  return (
    <TableFrame
      label={caption}

      className={styles.table}
      columns={[
        'Variable',
        'Meaning',
        'Value in docker-compose.gh.yml',
        'Default in the program',
        'Read by',
      ]}
    >
      <tbody>
        {variables.map((variable) => (
          <Row key={variable.name} {...variable} />
        ))}
      </tbody>
    </TableFrame>
  );
}
