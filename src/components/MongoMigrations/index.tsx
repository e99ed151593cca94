import React, {type ReactNode} from 'react';
import {mongoMigrations} from '../../platform/migrations';
import RowTable from '../RowTable';

/** The folders of MongoDB migrations, in the order in which they are applied. */
export default function MongoMigrations(): ReactNode {
  return (
    <RowTable
      label="Folders of MongoDB migrations"
      columns={['Order', 'Folder', 'Needed from release', 'Step files']}
      rows={mongoMigrations.map(({folder, since, steps}, index) => ({
        head: index + 1,
        cells: [<code>{folder}</code>, since, steps.length],
      }))}
    />
  );
}
