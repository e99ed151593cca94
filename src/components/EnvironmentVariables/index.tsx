import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
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
import {Rich, Source} from '../Reference';
import Name from '../Reference/Name';

const lines: Lines = {...clients.lines, ...services.lines};

export {default as VariableFilter} from './VariableFilter';

/** A variable as an entry, like a property of the API: its name, what it means, and its values. */
function Entry({variable}: {readonly variable: EnvironmentVariable}): ReactNode {
  const {name, readBy, fallback, composeValue, required, edition, meaning} = variable;
  const id = variableAnchor(name);
  return (
    <li id={id}>
      <p className="api-head">
        <code>{name}</code> <Link className="api-link" to={`#${id}`} aria-label={`Link to ${name}`} />
        {required && <span className="api-required"> Required</span>}
        {edition === 'hosted' && <span> Cloud and Enterprise</span>} <Source lines={lines} name={name} />
      </p>
      <p>
        <Rich text={meaning} />
      </p>
      <p className="api-facts">
        Compose value: {composeValue === null ? 'not set' : <Name text={composeValue} />} · Program default:{' '}
        <Rich text={fallback ?? 'none'} /> · Read by:{' '}
        {readBy.map((service) => serviceNames[service]).join(', ') || 'nothing'}
      </p>
    </li>
  );
}

/** The variables of one group; each entry has an anchor, `#env-<name>`. */
export default function EnvironmentVariables({group}: {readonly group: GroupId}): ReactNode {
  const variables = variablesOf(group);
  const {collectAnchor} = useBrokenLinks();
  for (const {name} of variables) collectAnchor(variableAnchor(name));
  return (
    <ul className="api-list entries" aria-label={variableGroups[group]}>
      {variables.map((variable) => (
        <Entry key={variable.name} variable={variable} />
      ))}
    </ul>
  );
}
