/**
 * Roles and permissions of the hosted editions. Three kinds of evidence exist in public, and each
 * entry says on which it rests: the names come from the published API client, `checkedFor` from the
 * calls the open-source backend makes, and the grants from a database script the platform published
 * in February 2024. The grants of release 0.24 live in code that is not public.
 */
export const roles = [
  {id: 'owner', label: 'Owner'},
  {id: 'workspace_admin', label: 'Workspace Admin'},
  {id: 'editor', label: 'Editor'},
  {id: 'evaluator', label: 'Evaluator'},
  {id: 'deployment_manager', label: 'Deployment Manager'},
  {id: 'viewer', label: 'Viewer'},
] as const;

export type RoleId = (typeof roles)[number]['id'];

/** Captions of the groups of permissions. */
export const permissionAreas = {
  app: 'Apps, variants and configurations',
  deployment: 'Deployments',
  'test-set': 'Test sets',
  evaluation: 'Evaluations and evaluators',
  workspace: 'Workspaces and organizations',
} as const;

export type PermissionArea = keyof typeof permissionAreas;

export interface Permission {
  readonly id: string;
  readonly area: PermissionArea;
  /** What the open-source backend asks this permission for; null where it never asks. */
  readonly checkedFor: string | null;
  /** Roles that held it in the script of February 2024; null: the script does not name it. */
  readonly grantedTo: readonly RoleId[] | null;
}

const owner: readonly RoleId[] = ['owner'];
const admins: readonly RoleId[] = ['owner', 'workspace_admin'];
const editors: readonly RoleId[] = [...admins, 'editor'];
const readers: readonly RoleId[] = [...editors, 'viewer'];
const everyone: readonly RoleId[] = roles.map(({id}) => id);

function permission(
  area: PermissionArea,
  id: string,
  grantedTo: readonly RoleId[] | null,
  checkedFor: string | null = null,
): Permission {
  return {id, area, grantedTo, checkedFor};
}

export const permissions: readonly Permission[] = [
  permission('workspace', 'read_system', everyone),
  permission(
    'app',
    'view_application',
    readers,
    'List apps, read variants, bases and environments, read a service URL',
  ),
  permission('app', 'edit_application', editors, 'Rename an app'),
  permission(
    'app',
    'create_application',
    editors,
    'Create an app, add or fork a variant, replace its image, start it, build an image',
  ),
  permission('app', 'delete_application', admins, 'Delete an app'),
  permission('app', 'create_app_variant', editors),
  permission('app', 'delete_app_variant', editors),
  permission(
    'app',
    'modify_variant_configurations',
    editors,
    'Save parameters, and also read a configuration',
  ),
  permission('app', 'delete_application_variant', editors, 'Delete a variant'),
  permission('deployment', 'view_app_environment_deployment', null),
  permission('deployment', 'edit_app_environment_deployment', null, 'Revert a deployment'),
  permission('deployment', 'create_app_environment_deployment', null),
  permission('test-set', 'view_testset', readers, 'List and read test sets'),
  permission('test-set', 'edit_testset', editors, 'Change a test set'),
  permission('test-set', 'create_testset', editors, 'Upload, import or write a test set'),
  permission('test-set', 'delete_testset', admins, 'Delete test sets'),
  permission(
    'evaluation',
    'view_evaluation',
    readers,
    'Read evaluations, results and evaluator settings; also an operation that sets a score and fails',
  ),
  permission('evaluation', 'run_evaluations', [...editors, 'evaluator']),
  permission(
    'evaluation',
    'edit_evaluation',
    editors,
    'Change an evaluator configuration, set the status of a human evaluation, vote or score in it',
  ),
  permission(
    'evaluation',
    'create_evaluation',
    editors,
    'Start an evaluation, create a human evaluation or an evaluator configuration',
  ),
  permission(
    'evaluation',
    'delete_evaluation',
    admins,
    'Delete evaluations, human evaluations and evaluator configurations',
  ),
  permission(
    'deployment',
    'deploy_application',
    [...editors, 'deployment_manager'],
    'Deploy a variant to an environment',
  ),
  permission('workspace', 'view_workspace', editors),
  permission('workspace', 'edit_workspace', editors),
  permission('workspace', 'create_workspace', admins),
  permission('workspace', 'delete_workspace', owner),
  permission('workspace', 'modify_user_roles', admins),
  permission('workspace', 'add_new_user_to_workspace', admins),
  permission('workspace', 'edit_organization', owner),
  permission('workspace', 'delete_organization', owner),
  permission('workspace', 'add_new_user_to_organization', owner),
];

/** Said wherever the table is shown. */
export const unsettledNote =
  'The names are those of release 0.24. Which role holds which permission is taken from a database script published in February 2024; the lists of release 0.24 are not public and may differ. A question mark means that the script does not name the permission.';

export type Grant = 'yes' | 'no' | 'unknown';

export function grantOf({grantedTo}: Permission, role: RoleId): Grant {
  if (grantedTo === null) {
    return 'unknown';
  }
  return grantedTo.includes(role) ? 'yes' : 'no';
}

/** The anchor of a permission's row: edit_testset → permission-edit-testset. */
export function permissionAnchor(id: string): string {
  return `permission-${id.replace(/_/g, '-')}`;
}
