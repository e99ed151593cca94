import {describe, expect, it} from 'vitest';
import {
  environmentVariables,
  variableAnchor,
  variableGroups,
  variablesOf,
} from '../../src/platform/environment';
import {publishedPorts} from '../../src/platform/ports';
import {release} from '../../src/platform/release';
import {grantOf, permissions, roles} from '../../src/platform/roles';

it('the versions are of the release line, and the addresses of the commit', () => {
  const {line, sdk, backend, web, commit, source} = release;
  for (const version of [sdk, backend, web])
    expect(version).toMatch(new RegExp(`^${line}\\.\\d+$`));
  expect(source).toContain(`/${commit}`);
});

describe('environment variables', () => {
  it('are at least fifty, under anchors that others may have linked, in groups', () => {
    expect(environmentVariables.length).toBeGreaterThanOrEqual(50);
    expect(variableAnchor('POSTGRES_URI')).toBe('env-postgres-uri');
    for (const {id} of variableGroups) expect(variablesOf(id).length, id).toBeGreaterThan(0);
  });

  it('have a meaning, and readers unless they are listed as unread', () => {
    for (const {name, group, readBy, meaning} of environmentVariables) {
      expect(meaning.length, name).toBeGreaterThan(20);
      expect(readBy.length > 0, name).toBe(group !== 'unread');
    }
  });
});

describe('roles and permissions', () => {
  it('are six and thirty-one', () => {
    expect(roles).toHaveLength(6);
    expect(new Set(permissions.map(({id}) => id)).size).toBe(31);
  });

  it('match the published script', () => {
    const granted = (role: (typeof roles)[number]['id']) =>
      permissions.filter((permission) => grantOf(permission, role) === 'yes').length;
    const counts = Object.fromEntries(roles.map(({id}) => [id, granted(id)]));
    expect(counts).toEqual({
      owner: 28,
      workspace_admin: 24,
      editor: 18,
      evaluator: 2,
      deployment_manager: 2,
      viewer: 4,
    });
  });

  it('have no value where no public source has one', () => {
    const open = permissions.filter(({grantedTo}) => grantedTo === null).map(({id}) => id);
    expect(open).toEqual([
      'view_app_environment_deployment',
      'edit_app_environment_deployment',
      'create_app_environment_deployment',
    ]);
  });
});

it('needs one port from outside', () => {
  const needed = publishedPorts.filter(({neededOutside}) => neededOutside);
  expect(needed.map(({host}) => host)).toEqual([80]);
});
