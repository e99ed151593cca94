import {expect, it} from 'vitest';
import {environmentVariables} from '../../src/platform/environment';
import {evaluators} from '../../src/platform/evaluators';
import {glossary} from '../../src/platform/glossary';
import {release} from '../../src/platform/release';
import {permissions} from '../../src/platform/roles';

it('the versions belong to the release line, and the address of the source to the commit', () => {
  const {line, sdk, backend, web, commit, source} = release;
  for (const version of [sdk, backend, web]) expect(version).toMatch(new RegExp(`^${line}\\.\\d+$`));
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
