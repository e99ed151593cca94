import {describe, expect, it} from 'vitest';
import {backend, cli, expectTold, facts, planted, type Edit} from './helpers';

type Planted = [name: string, edits: Edit[], told: string[]];
const compose = 'docker-compose.gh.yml';
const evaluators = `${backend}/resources/evaluators.py`;
const commands = `${cli}/cli/main.py`;
const variants = `${cli}/cli/variants.py`;

describe('the command line', () => {
  it('reads commands wherever they are added, and questions through calls', () => {
    expect(facts('command', 'agenta variant show-one')).toBeDefined();
    expect(facts('command', 'agenta init')).toMatchObject({
      order: 'Name of the app?, Key for …?, Done?',
    });
    expect(facts('command', 'agenta variant list')).toMatchObject({
      arguments: 'optional',
      'other options': 'true',
    });
  });

  const changes: Planted[] = [
    [
      'a renamed command',
      [[variants, 'name="list"', 'name="ls"']],
      ['removed  command  agenta variant list', 'added  command  agenta variant ls'],
    ],
    [
      'a command that is no longer added',
      [[commands, 'cli.add_command(init)', '']],
      ['removed  command  agenta init'],
    ],
    [
      'another spelling',
      [[commands, '"--app-name", "--app_name"', '"--app-name", "--name"']],
      [
        'changed  option  agenta init --app-name  spellings: --app-name, --app_name → --app-name, --name',
      ],
    ],
    [
      'a renamed option',
      [[commands, '"--host"', '"--backend"']],
      ['removed  option  agenta init --host', 'added  option  agenta init --backend'],
    ],
    [
      'an added option',
      [[variants, '@click.argument', '@click.option("--all", required=True)\n@click.argument']],
      [
        'added  option  agenta variant list --all  absent → spellings --all, takes a value, default none, required true',
      ],
    ],
    [
      'an option with a name',
      [
        [commands, '@click.option("--app-name"', '@port\n@click.option("--app-name"'],
        [commands, 'import questionary', 'import questionary\n\nport = click.option("--port")'],
      ],
      ['added  option  agenta init --port'],
    ],
    [
      'another default',
      [[commands, '"http://localhost"', '"https://example.com"']],
      ['changed  option  agenta init --host  default: http://localhost → https://example.com'],
    ],
    [
      'a switch that takes a value',
      [[commands, ', is_flag=True', '']],
      ['changed  option  agenta --version  takes: nothing → a value'],
    ],
    [
      'an argument that is demanded',
      [[variants, 'required=False', 'required=True']],
      ['changed  command  agenta variant list  arguments: optional → required'],
    ],
    [
      'options that are no longer passed on',
      [[variants, 'ignore_unknown_options=True', 'allow_extra_args=True']],
      ['changed  command  agenta variant list  other options: true → false'],
    ],
    [
      'an option of another type',
      [[commands, '"--host",', '"--host", type=click.Choice(["a", "b"]),']],
      ['changed  option  agenta init --host  settings: none → type=click.Choice(["a", "b"])'],
    ],
    [
      'an option that is read from a variable',
      [[commands, '"--host",', '"--host", envvar="AGENTA_HOST",']],
      [
        "changed  option  agenta init --host  settings: none → envvar='AGENTA_HOST'",
        'added  variable  AGENTA_HOST  absent → read by cli, default http://localhost',
      ],
    ],
    [
      'an option that asks',
      [[commands, '"--host",', '"--host", prompt="Which host?",']],
      ['added  prompt  agenta init: Which host?'],
    ],
    [
      'other choices',
      [
        [commands, 'choices=["yes", "no"]', 'choices=ENDS'],
        [commands, '@click.group', 'ENDS = ["now", "later"]\n\n\n@click.group'],
      ],
      ['changed  prompt  agenta init: Done?  choices: yes, no → now, later'],
    ],
    [
      'another question',
      [[commands, '"Done?"', '"Sure?"']],
      ['removed  prompt  agenta init: Done?', 'added  prompt  agenta init: Sure?'],
    ],
    [
      'another order of questions',
      [
        [commands, '    helper.key(host)\n', ''],
        [commands, '"no"]).ask()', '"no"]).ask()\n    helper.key(host)'],
      ],
      [
        'changed  command  agenta init  order: Name of the app?, Key for …?, Done? → Name of the app?, Done?, Key for …?',
      ],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));
});

describe('environment variables', () => {
  const common = `${backend}/utils/common.py`;
  const web = 'agenta-web/src/settings.ts';
  const changes: Planted[] = [
    [
      'another default',
      [[common, 'amqp://localhost', 'amqp://queue']],
      ['changed  variable  QUEUE_URL  default: amqp://localhost → amqp://queue'],
    ],
    [
      'another default behind or',
      [[common, '"QUEUE_URL", "amqp://localhost")', '"QUEUE_URL") or "amqp://queue"']],
      ['changed  variable  QUEUE_URL  default: amqp://localhost → amqp://queue'],
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
      [[common, 'import os', 'import os\n\nos.environ["AGENTA_APP_ID"]']],
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
      'a renamed variable of the web',
      [[web, 'NEXT_PUBLIC_EDITION', 'NEXT_PUBLIC_FF']],
      ['removed  variable  NEXT_PUBLIC_EDITION', 'added  variable  NEXT_PUBLIC_FF'],
    ],
    [
      'another value in the compose file',
      [[compose, 'amqp://guest@queue//', 'amqp://other//']],
      ['changed  variable  QUEUE_URL  compose value: amqp://guest@queue// → amqp://other//'],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));

  it('does not take writing for reading', () => {
    expect(planted([[common, 'import os', 'import os\n\nos.environ["WRITTEN"] = "1"']])).toEqual(
      [],
    );
  });
});

describe('compose files', () => {
  const service = `changed  service  ${compose} database`;
  const changes: Planted[] = [
    [
      'another port',
      [[compose, '5432:5432', '5433:5432']],
      [
        `${service}  ports: 5432:5432 → 5433:5432`,
        'removed  port  database 5432',
        'added  port  database 5433',
      ],
    ],
    [
      'another image',
      [[compose, 'postgres:16', 'postgres:17']],
      [`${service}  image: postgres:16 → postgres:17`],
    ],
    [
      'a renamed service',
      [[compose, '  backend:', '  server:']],
      [`removed  service  ${compose} backend`, `added  service  ${compose} server`],
    ],
    [
      'another volume',
      [[compose, 'data:/var', 'store:/var']],
      ['removed  mount  data', 'added  mount  store'],
    ],
    [
      'a port from a variable',
      [[compose, '5432:5432', '${PORT:-5432}:5432']],
      [
        `${service}  ports: 5432:5432 → \${PORT:-5432}:5432`,
        'removed  port  database 5432',
        'added  port  database ${PORT:-5432}  absent → container 5432',
      ],
    ],
    [
      'a port that a command names',
      [[compose, 'backend:1', 'backend:1\n    command: ["serve", "--port", "8001"]']],
      ['added  internal port  backend  absent → container 8001'],
    ],
    [
      'a port that an address names',
      [
        [compose, '  database:', '  queue:\n    image: queue\n  database:'],
        [compose, 'guest@queue//', 'guest@queue:5671//'],
      ],
      [
        `added  service  ${compose} queue`,
        'changed  variable  QUEUE_URL',
        'added  internal port  queue  absent → container 5671',
      ],
    ],
    ['the long form of a port', [[compose, "'5432:5432'", '{target: 5432, published: 5432}']], []],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));

  it('says which file cannot be read', () => {
    expect(() => planted([[compose, 'services:', 'services: [']])).toThrow(compose);
  });
});

describe('evaluators', () => {
  it('follows a setting that several share', () => {
    expect(facts('setting', 'exact column')).toMatchObject({default: '"answer"', advanced: 'true'});
  });

  const changes: Planted[] = [
    [
      'another default',
      [[evaluators, '"default": 0.5', '"default": 0.7']],
      ['changed  setting  distance threshold  default: 0.5 → 0.7'],
    ],
    [
      'a shared default',
      [[evaluators, '"answer"', '"result"']],
      ['changed  setting  exact column  default: "answer" → "result"'],
    ],
    [
      'a long default',
      [[evaluators, '"answer"', `"${'x'.repeat(200)}"`]],
      ['changed  setting  exact column  default: "answer" → 202 characters, '],
    ],
    [
      'another type',
      [[evaluators, '"number"', '"string"']],
      ['changed  setting  distance threshold  type: number → string'],
    ],
    [
      'a setting that is demanded',
      [[evaluators, ', "required": False', '']],
      ['changed  setting  distance threshold  required: false → true'],
    ],
    [
      'another limit',
      [[evaluators, '"min": 0', '"min": 1']],
      ['changed  setting  distance threshold  minimum: 0 → 1'],
    ],
    [
      'another key',
      [[evaluators, '"key": "exact"', '"key": "same"']],
      ['removed  evaluator  exact', 'added  evaluator  same'],
    ],
    [
      'another edition',
      [[evaluators, '"oss": True', '"oss": False']],
      ['changed  evaluator  exact  edition: all → hosted'],
    ],
    [
      'an evaluator that is ready made',
      [[evaluators, '"direct_use": False', '"direct_use": True']],
      ['changed  evaluator  distance  ready made: false → true'],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));

  it('finds the list in whatever file it is', () => {
    expect(planted([], [[evaluators, `${backend}/services/list.py`]])).toEqual([]);
  });
});

describe('permissions, migrations, versions', () => {
  const toml = 'agenta-cli/pyproject.toml';
  const changes: Planted[] = [
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
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));
});
