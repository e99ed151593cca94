import React, {type ReactNode} from 'react';
import {Table} from '@site/src/components/Reference';
import {callable} from '@site/src/platform/sdk';

/** Errors of one or several callables: what appears, why, and what fixes it. */
export default function Faults({of: names}: {readonly of: string | readonly string[]}): ReactNode {
  const list = typeof names === 'string' ? [names] : names;
  // Callables share errors; each is listed once.
  const faults = new Map(
    list.flatMap((name) =>
      callable(name).faults.map((fault) => [`${fault.message}|${fault.cause}`, fault] as const),
    ),
  );
  return (
    <Table
      caption={`Errors of ${list.join(', ')}`}
      columns={['Message', 'Kind', 'Cause', 'Fix']}
      rows={[...faults.values()].map(({message, kind, cause, fix}) => ({
        head: message.startsWith('(') ? message : `\`${message}\``,
        plain: true,
        cells: [`\`${kind}\``, cause, fix],
      }))}
    />
  );
}
