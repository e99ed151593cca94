import React, {type ReactNode} from 'react';
import {Rich, Table} from '@site/src/components/Reference';
import {callable} from '@site/src/platform/sdk';
import {parameterAnchor} from './anchors';

/** Parameters and return value of a callable of the SDK. */
export default function Parameters({of: name}: {readonly of: string}): ReactNode {
  const one = callable(name);
  return (
    <>
      {one.parameters.length > 0 && (
        <Table
          caption={`Parameters of ${name}`}
          columns={['Parameter', 'Type', 'Default', 'Meaning', 'When to set it']}
          rows={one.parameters.map((parameter) => ({
            id: parameterAnchor(name, parameter.name),
            head: parameter.name,
            cells: [
              `\`${parameter.type}\``,
              parameter.default === undefined ? 'required' : `\`${parameter.default}\``,
              parameter.meaning,
              parameter.when ?? (parameter.default === undefined ? 'Always.' : 'When it differs.'),
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
