import {describe} from 'vitest';
import {backend, cli, itTells} from './helpers';

describe('permissions, migrations, versions', () => {
  const toml = 'agenta-cli/pyproject.toml';
  itTells([
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
      [[toml, '1.2.3', '1.3.0']],
      ['changed  release  SDK  version: 1.2.3 → 1.3.0', 'changed  release  SDK  line: 1.2 → 1.3'],
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
