import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Name from '../Reference/Name';
import RowTable from '../RowTable';
import type {Changes} from '../../platform/changes/types';
import {byArea} from './by-area';

/** What changed since another release: a table for each area, and the names of the areas without changes. */
export default function ReleaseChanges({of: {changes}}: {of: Changes}): ReactNode {
  const areas = byArea(changes);
  const same = areas.filter(({items}) => items.length === 0).map(({area}) => area);
  return (
    <>
      <p>
        It names {changes.length} changes.{' '}
        {same.length > 0 && <>No name, argument or setting changed here: {same.join(', ')}.</>}
      </p>
      {areas
        .filter(({items}) => items.length > 0)
        .map(({area, items}) => (
          <RowTable
            key={area}
            label={area}
            columns={['What', 'Change']}
            rows={items.map(({name, page, summary}) => ({
              head: page ? (
                <Link to={page}>
                  <Name text={name} />
                </Link>
              ) : (
                <Name text={name} />
              ),
              cells: [summary],
            }))}
          />
        ))}
    </>
  );
}
