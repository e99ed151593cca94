import React, {type ReactNode} from 'react';
import {Table} from '@site/src/components/Reference';
import {clientVariables} from '@site/src/platform/environment/clients';

/** Environment variables that the SDK or the command line reads. */
export default function Variables({of: reader}: {readonly of: 'sdk' | 'cli'}): ReactNode {
  const list = clientVariables.filter(({readBy}) => readBy.includes(reader));
  return (
    <Table
      caption={`Variables that the ${reader === 'sdk' ? 'SDK' : 'command line'} reads`}
      columns={['Variable', 'If unset', 'Meaning']}
      rows={list.map(({name, fallback, meaning}) => ({
        head: name,
        cells: [fallback === null ? 'nothing' : `\`${fallback}\``, meaning],
      }))}
    />
  );
}
