import {expect, it} from 'vitest';
import {environmentVariables} from '../../src/platform/environment';
import {evaluators} from '../../src/platform/evaluators';
import {glossary} from '../../src/platform/glossary';
import {publishedPorts} from '../../src/platform/ports';
import {release} from '../../src/platform/release';
import {grantOf, permissions, roles} from '../../src/platform/roles';

it('the versions belong to the release line, and the address of the source to the commit', () => {
  const {line, sdk, backend, web, commit, source} = release;
  for (const version of [sdk, backend, web])
    expect(version).toMatch(new RegExp(`^${line}\\.\\d+$`));
  expect(source).toContain(`/${commit}`);
});

it('no term, variable, evaluator or permission is declared twice', () => {
  const names = [
    ...glossary.map(({id}) => `term ${id}`),
    ...environmentVariables.map(({name}) => `variable ${name}`),
    ...evaluators.map(({key}) => `evaluator ${key}`),
    ...permissions.map(({id}) => `permission ${id}`),
  ];
  const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) < at);
  expect(twice(names)).toEqual([]);
});

it('roles and permissions match the published script', () => {
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

it('only port 80 must be reachable from outside', () => {
  const needed = publishedPorts.filter(({neededOutside}) => neededOutside);
  expect(needed.map(({host}) => host)).toEqual([80]);
});
