import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {permissionAnchor, permissions} from '../../platform/roles';
import PermissionTable from './Table';

/** Roles × permissions; each row is an anchor, `#permission-<name>`. */
export default function RolePermissions(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  permissions.forEach(({id}) => collectAnchor(permissionAnchor(id)));
  return <PermissionTable />;
}
