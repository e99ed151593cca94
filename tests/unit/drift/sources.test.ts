import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compare} from '../../../src/drift/compare';
import {line} from '../../../src/drift/report';
import {entitiesOf, linesOf, sources} from '../../../src/drift/sources';
import {entity} from '../../../src/drift/types';
import {callables, exportedNames} from '../../../src/platform/sdk';
import {commands} from '../../../src/platform/cli';
import {environmentVariables} from '../../../src/platform/environment';
import {evaluators, type Evaluator} from '../../../src/platform/evaluators';
import {release} from '../../../src/platform/release';
import {families, sourceOf, type Lines} from '../../../src/platform/sources';
import {platform, root, surfaces} from './helpers';

const read = (family: string): Lines =>
  JSON.parse(readFileSync(path.join(root, `src/platform/sources/${family}.json`), 'utf8')) as Lines;

const list: readonly Evaluator[] = evaluators;
const label = (name: string): string => `agenta ${name}`.trim();
const stated: Readonly<Record<string, readonly string[]>> = {
  sdk: [...exportedNames.map(({name}) => `ag.${name}`), ...callables.map(({name}) => name)],
  commands: commands.flatMap(({name, options}) => [
    label(name),
    ...options.map(({flags}) => `${label(name)} ${flags[0] ?? ''}`),
  ]),
  variables: environmentVariables
    .filter(({readBy, composeValue}) => readBy.length > 0 || composeValue !== null)
    .map(({name}) => name),
  evaluators: list.map(({key}) => key),
};

describe('the lines that prove what the site states', () => {
  it.each(Object.entries(stated))('are known for everything among %s', (family, names) => {
    const lines = read(family);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !sourceOf(lines, name))).toEqual([]);
  });

  it('are known for operations and properties', () => {
    const count = (family: string) => Object.values(read(family)).flatMap(Object.keys).length;
    expect(count('operations')).toBeGreaterThan(80);
    expect(count('properties')).toBeGreaterThan(280);
    expect(Object.keys(families)).toHaveLength(7);
  });

  it('lead to a line at the documented commit', () => {
    expect(release.source).toMatch(
      new RegExp(`^https://github\\.com/Agenta-AI/agenta/blob/${release.commit}[0-9a-f]{30}$`),
    );
    expect(sourceOf({'a/b.py': {x: 3}}, 'x')).toBe(`${release.source}/a/b.py#L3`);
    expect(sourceOf({}, 'x')).toBeUndefined();
  });

  it('are compared only with a checkout of the documented commit, where lines have not moved', () => {
    expect(sources(root, platform, surfaces())).toEqual({ours: [], platform: []});
  });

  it('are reported when they are stale', () => {
    const platform = [entity('variable', 'X', {}, {file: 'a.py', line: 4})];
    const now = linesOf({ours: [entity('variable', 'X')], platform}, 'variables');
    expect(now).toEqual({'a.py': {X: 4}});
    const stale = compare({
      ours: entitiesOf('variables', {'a.py': {X: 3}}),
      platform: entitiesOf('variables', now),
    });
    expect(stale.differences.map(line)[0]).toContain(
      'changed  source  variables X  line: a.py:3 → a.py:4   src/platform/sources/variables.json',
    );
  });
});
