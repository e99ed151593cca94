import React, {type ReactNode} from 'react';
import {Table} from '@site/src/components/Reference';
import type {Callable} from '@site/src/platform/sdk';

/** Errors of one or more callables, with cause and fix. */
export default function Errors({callables}: {readonly callables: readonly Callable[]}): ReactNode {
  // Callables share errors; each is listed once.
  const faults = new Map(
    callables.flatMap((one) =>
      one.faults.map((fault) => [`${fault.message}|${fault.cause}`, fault] as const),
    ),
  );
  return (
    <Table
      caption={`Errors of ${callables.map(({name}) => name).join(', ')}`}
      columns={['Message', 'Kind', 'Cause', 'Fix']}
      rows={[...faults.values()].map(({message, kind, cause, fix}) => ({
        head: message.startsWith('(') ? message : `\`${message}\``,
        plain: true,
        cells: [`\`${kind}\``, cause, fix],
      }))}
    />
  );
}
