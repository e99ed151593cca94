import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import EnvironmentVariables from '../../src/components/EnvironmentVariables';
import Ports from '../../src/components/Ports';
import RolePermissions from '../../src/components/RolePermissions';
import {
  environmentVariables,
  serviceNames,
  variableAnchor,
  variableGroups,
  variablesOf,
} from '../../src/platform/environment';
import {mounts, publishedPorts} from '../../src/platform/ports';
import {grantOf, permissionAreas, permissions, roles} from '../../src/platform/roles';

const collected = vi.hoisted((): string[] => []);
vi.mock('@docusaurus/Link', () => ({
  default: ({to, ...rest}: {to: string}) => createElement('a', {href: to, ...rest}),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: (id: string) => collected.push(id)}),
}));
beforeEach(() => void (collected.length = 0));

const page = 'docs/self-host/environment-variables.mdx';

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

describe('environment variables', () => {
  it('lists at least fifty, each with a unique anchor', () => {
    expect(environmentVariables.length).toBeGreaterThanOrEqual(50);
    const anchors = environmentVariables.map(({name}) => variableAnchor(name));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toContain('env-postgres-uri');
  });

  it('puts every variable in a group that the reference page shows', () => {
    const source = readFileSync(page, 'utf8');
    for (const {id} of variableGroups) {
      expect(variablesOf(id).length, id).toBeGreaterThan(0);
      expect(source).toContain(`<EnvironmentVariables group="${id}" />`);
    }
    const shown = variableGroups.reduce((sum, {id}) => sum + variablesOf(id).length, 0);
    expect(shown).toBe(environmentVariables.length);
  });

  it('has the readers and the meaning of each', () => {
    for (const {name, group, readBy, meaning} of environmentVariables) {
      expect(meaning.length, name).toBeGreaterThan(20);
      expect(readBy.length > 0, name).toBe(group !== 'unread');
      readBy.forEach((id) => expect(serviceNames[id], name).toBeTruthy());
    }
  });

  it('renders rows with anchors, header cells and no inline style', () => {
    const variables = variablesOf('backend');
    const html = renderToStaticMarkup(createElement(EnvironmentVariables, {group: 'backend'}));
    expect(idsOf(html)).toEqual(variables.map(({name}) => variableAnchor(name)));
    expect(collected).toEqual(idsOf(html));
    expect(html.match(/scope="row"/g)).toHaveLength(variables.length);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('`');
  });
});

describe('roles and permissions', () => {
  it('has six roles and thirty-one permissions, each in one area', () => {
    expect(roles).toHaveLength(6);
    expect(new Set(permissions.map(({id}) => id)).size).toBe(31);
    const areas = permissionAreas.map(({id}) => id);
    permissions.forEach(({id, area}) => expect(areas, id).toContain(area));
  });

  it('matches the published script', () => {
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

  it('has no value where no public source has one', () => {
    const open = permissions.filter(({grantedTo}) => grantedTo === null).map(({id}) => id);
    expect(open).toEqual([
      'view_app_environment_deployment',
      'edit_app_environment_deployment',
      'create_app_environment_deployment',
    ]);
  });

  it('renders every permission with a cell per role', () => {
    const html = renderToStaticMarkup(createElement(RolePermissions));
    expect(idsOf(html)).toHaveLength(permissions.length);
    expect([...collected].sort()).toEqual(idsOf(html).sort());
    // On a phone each cell names its role.
    for (const {label} of roles)
      expect(html.split(`<td data-label="${label}">`)).toHaveLength(permissions.length + 1);
    expect(html).toContain('Never asked');
    expect(html).not.toContain('style=');
  });
});

describe('ports and volumes', () => {
  it('needs one port from outside and gives every port a row', () => {
    expect(publishedPorts.filter(({neededOutside}) => neededOutside).map(({host}) => host)).toEqual(
      [80],
    );
    const html = renderToStaticMarkup(createElement(Ports, {list: 'published'}));
    expect(idsOf(html)).toEqual(publishedPorts.map(({host}) => `port-${host}`));
    expect(collected).toEqual(idsOf(html));
  });

  it('renders the internal ports and the mounts', () => {
    expect(renderToStaticMarkup(createElement(Ports, {list: 'internal'}))).toContain('8000');
    const html = renderToStaticMarkup(createElement(Ports, {list: 'mounts'}));
    mounts.forEach(({source}) => expect(html).toContain(source));
  });
});
