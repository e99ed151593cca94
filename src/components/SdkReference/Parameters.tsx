import React, {type ReactNode} from 'react';
import {Rich, Table} from '@site/src/components/Reference';
import type {Callable} from '@site/src/platform/sdk';
import {parameterAnchor} from './anchors';

/** Parameters and return value of a callable of the SDK. */
export default function Parameters({one}: {readonly one: Callable}): ReactNode {
  const advice = one.parameters.some(({when}) => when !== undefined);
  return (
    <>
      {one.parameters.length > 0 && (
        <Table
          caption={`Parameters of ${one.name}`}
          columns={['Parameter', 'Type', 'Default', 'Meaning', 'When to set it']}
          rows={one.parameters.map(({name: parameter, type, default: value, meaning, when}) => ({
            id: parameterAnchor(one.name, parameter),
            head: parameter,
            cells: [
              `\`${type}\``,
              value === undefined ? 'required' : `\`${value}\``,
              meaning,
              advice ? (when ?? (value === undefined ? 'Always.' : 'Rarely.')) : '',
            ],
          }))}
        />
      )}
      {one.anyKeyword && (
        <p>
          <code>**kwargs</code>: <Rich text={one.anyKeyword} />
        </p>
      )}
      {one.extraKeywordsIgnored && <p>Further keywords are accepted and dropped.</p>}
      <p>
        <strong>Returns:</strong> <Rich text={one.returns} />
      </p>
    </>
  );
}
