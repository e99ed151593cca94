import React, {type ReactNode} from 'react';
import {
  grantOf,
  permissionAnchor,
  permissionAreas,
  permissions,
  roles,
  unsettledNote,
  type Permission,
} from '../../platform/roles';
import Name from '../Reference/Name';
import RowTable, {type TableRow} from '../RowTable';
import styles from './styles.module.css';

const words = {
  yes: 'Yes',
  no: 'No',
  unknown: <abbr title="Not settled by public sources">?</abbr>,
} as const;

function row(permission: Permission): TableRow {
  return {
    id: permissionAnchor(permission.id),
    head: (
      <>
        <Name text={permission.id} />
        <span className="row-note"> {permission.checkedFor ?? 'Never asked'}</span>
      </>
    ),
    cells: roles.map(({id}) => words[grantOf(permission, id)]),
  };
}

/**
 * Roles × permissions; each row has an anchor, `#permission-<name>`. Words, unlike colours or ticks, read the
 * same aloud, printed and as Markdown. What a permission is checked for is below its name, so that all six
 * roles fit.
 */
export default function RolePermissions(): ReactNode {
  return (
    <RowTable
      label="Permissions of each role"
      caption={unsettledNote}
      className={styles.table}
      columns={['Permission', ...roles.map(({label}) => label)]}
      groups={Object.entries(permissionAreas).map(([area, heading]) => ({
        heading,
        rows: permissions.filter((permission) => permission.area === area).map(row),
      }))}
    />
  );
}
