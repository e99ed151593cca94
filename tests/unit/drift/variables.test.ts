import {describe, expect, it} from 'vitest';
import {backend, cli, compose, itReports, planted} from './helpers';

describe('environment variables', () => {
  const common = `${backend}/utils/common.py`;
  const web = 'agenta-web/src/settings.ts';
  itReports([
    [
      'another default',
      [[common, 'amqp://localhost', 'amqp://queue']],
      ['changed  variable  QUEUE_URL  default: amqp://localhost → amqp://queue'],
    ],
    [
      'another default that has a name, and nothing where the name stands for the same',
      [
        [common, 'import os\n', 'import os\n\nQUEUE = "amqp://queue"\nNO = False\n'],
        [common, '"amqp://localhost"', 'QUEUE'],
        [common, 'def queue', 'os.getenv("DEBUG", NO)\n\n\ndef queue'],
      ],
      [
        'changed  variable  QUEUE_URL  default: amqp://localhost → amqp://queue',
        'added  variable  DEBUG  absent → read by backend, default none',
      ],
    ],
    [
      'another default behind or',
      [[common, '"QUEUE_URL", "amqp://localhost")', '"QUEUE_URL") or "amqp://queue"']],
      ['changed  variable  QUEUE_URL  default: amqp://localhost → amqp://queue'],
    ],
    [
      'a variable that the program fails without',
      [[`${cli}/sdk/setup.py`, 'os.environ.get("AGENTA_APP_ID")', 'os.environ["AGENTA_APP_ID"]']],
      ['changed  variable  AGENTA_APP_ID  demanded: false → true'],
    ],
    [
      'a default that is gone',
      [[common, ', "amqp://localhost"', '']],
      ['changed  variable  QUEUE_URL  default: amqp://localhost → none'],
    ],
    [
      'a renamed variable',
      [[common, 'FEATURE_FLAG', 'EDITION']],
      ['removed  variable  FEATURE_FLAG', 'added  variable  EDITION'],
    ],
    [
      'an added variable',
      [[common, 'import os', 'from os import environ, getenv\nimport os\n\nX = getenv("X", "1")']],
      ['added  variable  X  absent → read by backend, default 1'],
    ],
    [
      'a variable that is taken out, and one whose name only a running program knows',
      [
        [
          common,
          'def queue',
          'os.environ.pop("Y", "")\n\n\ndef read(name):\n    return os.environ[name]\n\n\ndef queue',
        ],
      ],
      ['added  variable  Y', 'added  variable  name'],
    ],
    [
      'fields of settings, but those that the file sets itself',
      [
        [
          common,
          'def queue',
          'os.environ["ROWS"] = "1"\n\n\nclass Plain(BaseSettings):\n    rows: int\n    name: str = Field("x", alias="USER_NAME")\n\n\nclass Settings(BaseSettings):\n    model_config = SettingsConfigDict(env_prefix="A_")\n    rows: int = 5\n\n\ndef queue',
        ],
      ],
      [
        'added  variable  A_ROWS  absent → read by backend, default 5',
        'added  variable  USER_NAME  absent → read by backend, default x',
      ],
    ],
    [
      'reading by other names',
      [
        [
          common,
          'import os\n',
          'import os\nfrom os import getenv as env\n\nENV = os.environ\nenv("A", "1")\nENV.get("B", "2")\nENV["C"]\n',
        ],
      ],
      ['added  variable  A  ', 'added  variable  B  ', 'added  variable  C  '],
    ],
    [
      'variables read in a loop',
      [
        [
          common,
          'def queue',
          'NAMES = ["K1", "K2"]\nmissing = [name for name in NAMES if not os.environ.get(name)]\n\n\ndef queue',
        ],
      ],
      ['added  variable  K1', 'added  variable  K2'],
    ],
    [
      'another reader',
      [[common, 'import os', 'import os\n\nos.environ.get("AGENTA_APP_ID")']],
      ['changed  variable  AGENTA_APP_ID  read by: sdk → backend, sdk'],
    ],
    [
      'another default of the web',
      [[web, "|| 'http://localhost'", "?? ''"]],
      ['changed  variable  NEXT_PUBLIC_API_URL  default: http://localhost → none'],
    ],
    [
      'a variable of the web that is taken apart',
      [
        [
          web,
          'export const edition',
          "const {NEXT_PUBLIC_ID = 'x'} = process.env;\nexport const edition",
        ],
      ],
      ['added  variable  NEXT_PUBLIC_ID  absent → read by web, default x'],
    ],
    [
      'defaults of the web behind a type and in a condition, and nothing of a comment',
      [
        [web, "|| 'http://localhost'", "as string) || 'http://a'"],
        [web, '= process.env.NEXT_PUBLIC_API_URL', '= (process.env.NEXT_PUBLIC_API_URL'],
        [
          web,
          'export const edition',
          "import.meta.env.VITE_ID ? import.meta.env.VITE_ID : 'x';\n/* process.env.OLD */ process.env?.NEXT_PUBLIC_B; // process.env.OLDER\nexport const edition",
        ],
      ],
      [
        'changed  variable  NEXT_PUBLIC_API_URL  default: http://localhost → http://a',
        'added  variable  NEXT_PUBLIC_B  absent → read by web, default none',
        'added  variable  VITE_ID  absent → read by web, default none and x',
      ],
    ],
    [
      'a variable that the web reads on its server only, and nothing of the mode',
      [
        [
          web,
          'export const edition',
          'process.env.LIMIT ?? process.env.NODE_ENV;\nexport const edition',
        ],
      ],
      ['added  variable  LIMIT  absent → read by web'],
    ],
    [
      'a renamed variable of the web',
      [[web, 'NEXT_PUBLIC_EDITION', 'NEXT_PUBLIC_FF']],
      ['removed  variable  NEXT_PUBLIC_EDITION', 'added  variable  NEXT_PUBLIC_FF'],
    ],
    [
      'another value in the compose file',
      [[compose, 'amqp://guest@queue//', 'amqp://other//']],
      ['changed  variable  QUEUE_URL  compose value: amqp://guest@queue// → amqp://other//'],
    ],
  ]);

  it('does not take a written variable for one that is read', () => {
    expect(planted([[common, 'import os', 'import os\n\nos.environ["WRITTEN"] = "1"']])).toEqual(
      [],
    );
  });
});
