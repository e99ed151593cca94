import React from 'react';
import {PageLink, tableOf} from '@site/src/components/Reference';
import {absentNames, exportedNames} from '@site/src/platform/sdk';
import extracted from '@site/src/platform/extracted/sdk/names.json';

/** Every public name of the package, with the page that describes it. */
export const PublicNames = tableOf({
  caption: 'Names of the package, as import agenta as ag gives them',
  columns: ['Name', 'Kind', 'Purpose', 'Described in'],
  lines: extracted.lines,
  rows: exportedNames.map(({name, kind, purpose, page, neverWorks}) => ({
    id: `name-${name.toLowerCase().replace(/_/g, '-')}${name === 'Config' || name === 'Tracing' ? '-class' : ''}`,
    head: `ag.${name}`,
    source: `ag.${name}`,
    cells: [
      kind,
      neverWorks ? `${purpose} **Never works:** ${neverWorks}` : purpose,
      <PageLink file={page} />,
    ],
  })),
});

/** Names that a reader might expect and that do not exist. */
export const AbsentNames = tableOf({
  caption: 'Names that this release does not have',
  columns: ['Not there', 'Instead'],
  rows: absentNames.map(({name, instead}) => ({head: name, cells: [instead]})),
});
