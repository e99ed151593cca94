import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  grantOf,
  permissionAnchor,
  permissionAreas,
  permissions,
  roles,
  unsettledNote,
  type Grant,
} from '../../platform/roles';
import TableFrame from '../TableFrame';
import styles from './styles.module.css';

const words: Readonly<Record<Grant, string>> = {yes: 'Yes', no: 'No', unknown: '?'};

/**
 * Roles × permissions; each row is an anchor, `#permission-<name>`. Words instead of colours or ticks read the same
 * aloud, printed and as Markdown. What a permission is checked for is under its name, so that all six roles fit.
 */
export default function RolePermissions(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  permissions.forEach(({id}) => collectAnchor(permissionAnchor(id)));
  return (
    <TableFrame
      label="Permissions of each role"
      caption={unsettledNote}
      className={clsx('stacked', styles.table)}
      columns={['Permission', ...roles.map(({label}) => label)]}
    >
      {permissionAreas.map((area) => (
        <tbody key={area.id}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1}>
              {area.caption}
            </th>
          </tr>
          {permissions
            .filter((permission) => permission.area === area.id)
            .map((permission) => (
              <tr key={permission.id} id={permissionAnchor(permission.id)}>
                <th scope="row">
                  <code>{permission.id}</code>
                  <span className={styles.checked}> {permission.checkedFor ?? 'Never asked'}</span>
                </th>
                {roles.map(({id, label}) => {
                  const grant = grantOf(permission, id);
                  return (
                    <td key={id} data-label={label}>
                      {grant === 'unknown' ? (
                        <abbr title="Not settled by public sources">{words[grant]}</abbr>
                      ) : (
                        words[grant]
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      ))}
    </TableFrame>
  );
}
