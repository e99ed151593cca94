import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  variableAnchor,
  variableGroups,
  variablesOf,
  type GroupId,
} from '../../platform/environment';
import VariableTable from './Table';

/** The variables of one group as a table; each row is an anchor, `#env-<name>`. */
export default function EnvironmentVariables({group}: {group: GroupId}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const variables = variablesOf(group);
  variables.forEach(({name}) => collectAnchor(variableAnchor(name)));
  const caption = variableGroups.find(({id}) => id === group)?.caption ?? group;
  return <VariableTable caption={caption} variables={variables} />;
}
