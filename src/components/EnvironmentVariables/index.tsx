import React, {type ReactNode} from 'react';
import {
  serviceNames,
  variableAnchor,
  variableGroups,
  variablesOf,
  type EnvironmentVariable,
  type GroupId,
} from '../../platform/environment';
import clients from '../../platform/extracted/variables/clients.json';
import services from '../../platform/extracted/variables/services.json';
import type {Lines} from '../../platform/sources';
import {Source} from '../Reference';
import Name from '../Reference/Name';
import RowTable, {type TableRow} from '../RowTable';
import styles from './styles.module.css';

const lines: Lines = {...clients.lines, ...services.lines};

function row(variable: EnvironmentVariable): TableRow {
  const {name, readBy, fallback, composeValue, required, edition, meaning} = variable;
  return {
    id: variableAnchor(name),
    head: (
      <>
        <Name text={name} />
        {required && <span className="row-note"> Required</span>}
        {edition === 'hosted' && <span className="row-note"> Cloud and Enterprise</span>}{' '}
        <Source lines={lines} name={name} />
      </>
    ),
    cells: [
      meaning,
      composeValue === null ? 'Not set' : <code>{composeValue}</code>,
      fallback ?? 'None',
      readBy.length === 0 ? 'Nothing' : readBy.map((id) => serviceNames[id]).join(', '),
    ],
  };
}

/** The variables of one group as a table; each row has an anchor, `#env-<name>`. */
export default function EnvironmentVariables({group}: {group: GroupId}): ReactNode {
  return (
    <RowTable
      label={variableGroups.find(({id}) => id === group)?.caption ?? group}
      className={styles.table}
      columns={[
        'Variable',
        'Meaning',
        'Value in docker-compose.gh.yml',
        'Default in the program',
        'Read by',
      ]}
      rows={variablesOf(group).map(row)}
    />
  );
}
