import {describe, expect, it} from 'vitest';
import {backend, cli, expectLines, facts, itReports, planted} from './helpers';

describe('permissions, migrations, versions', () => {
  const toml = 'agenta-cli/pyproject.toml';
  itReports([
    [
      'a renamed permission',
      [[`${cli}/client/backend/types/permission.py`, '"edit_notes"', '"write_notes"']],
      [
        'removed  permission  edit_notes',
        'added  permission  write_notes',
        'changed  client type  Permission',
      ],
    ],
    [
      'another order of migrations',
      [[`${backend}/migrations/postgres/versions/bb_second.py`, '"aa"', '"cc"']],
      ['changed  migration  bb  after: aa → cc'],
    ],
    [
      'an added migration',
      [[`${backend}/migrations/postgres/versions/aa_first.py`, '"aa"', '"a0"']],
      ['removed  migration  aa', 'added  migration  a0'],
    ],
    [
      'another version',
      [[toml, '"1.2.3"', "'1.3.0'"]],
      ['changed  release  SDK  version: 1.2.3 → 1.3.0'],
    ],
    [
      'another version of the backend and of the web interface',
      [
        ['agenta-backend/pyproject.toml', '1.2.0', '1.2.5'],
        ['agenta-web/package.json', '1.2.1', '1.2.6'],
      ],
      [
        'changed  release  backend  version: 1.2.0 → 1.2.5',
        'changed  release  web interface  version: 1.2.1 → 1.2.6',
      ],
    ],
    [
      'another Python',
      [[toml, '^3.9', '>=3.10,<3.13']],
      ['changed  release  Python  versions: 3.9 or newer, below 4.0 → 3.10 or newer, below 3.13'],
    ],
  ]);
});

describe('migrations of MongoDB', () => {
  const folder = `${backend}/migrations/mongo`;
  const second = `${folder}/v1_to_v2/20240102_second.py`;
  const moves: [name: string, to: string, expected: string[]][] = [
    [
      'a renamed step',
      `${folder}/v1_to_v2/20240102_third.py`,
      [
        'changed  MongoDB migration  v1_to_v2  steps: 20240101_first, 20240102_second → 20240101_first, 20240102_third',
      ],
    ],
    [
      'a new folder',
      `${folder}/v2_to_v3/20240102_second.py`,
      [
        'changed  MongoDB migration  v1_to_v2  steps: 20240101_first, 20240102_second → 20240101_first',
        'added  MongoDB migration  v2_to_v3  absent → steps 20240102_second',
      ],
    ],
  ];

  it.each(moves)('reports %s', (_, to, expected) =>
    expectLines(planted([], [[second, to]]), expected),
  );

  it('leaves out files beside the folders', () => {
    expect(facts('MongoDB migration', 'v1_to_v2')).toBeDefined();
    expect(facts('MongoDB migration', 'mongo')).toBeUndefined();
  });
});

describe('environments', () => {
  const made = `${backend}/services/apps.py`;
  const taken = `${cli}/sdk/setup.py`;
  itReports([
    [
      'one that the backend makes and the SDK does not take',
      [[made, '"draft", "live"', '"draft", "review", "live"']],
      ['added  environment  review  absent → made true, taken false'],
    ],
    [
      'one that the SDK no longer takes',
      [[taken, '"draft", "live"', '"live"']],
      ['changed  environment  draft  taken: true → false'],
    ],
    [
      'a renamed one',
      [
        [made, '"live"', '"production"'],
        [taken, '"live"', '"production"'],
      ],
      ['removed  environment  live', 'added  environment  production'],
    ],
    [
      'nothing when the list gets a name',
      [
        [
          made,
          '    for name in ["draft", "live"]:',
          '    names = ["draft", "live"]\n    for name in names:',
        ],
      ],
      [],
    ],
  ]);
});
