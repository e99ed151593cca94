import {describe, expect, it} from 'vitest';
import {cli, facts, itReports} from './helpers';

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

  itReports([
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
      'a hidden command, and a question with a default',
      [
        [variants, '@variant.command()', '@variant.command(hidden=True)'],
        [commands, '"Name of the app?"', '"Name of the app?", default="app"'],
      ],
      [
        'changed  command  agenta variant show-one  settings: none → hidden=True',
        "changed  prompt  agenta init: Name of the app?  default: none → 'app'",
      ],
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
      'options that a decorator of the platform applies',
      [
        [variants, '@click.argument', '@common\n@click.argument'],
        [
          variants,
          '@click.group',
          'def common(f):\n    return click.option("--profile")(f)\n\n\n@click.group',
        ],
      ],
      ['added  option  agenta variant list --profile'],
    ],
    [
      'a question by a name of its own, and one without a library',
      [
        [commands, 'import questionary', 'import questionary\nfrom questionary import text as ask'],
        [
          commands,
          '    helper.key(host)',
          '    ask("Which host?")\n    input("Ready?")\n    helper.key(host)',
        ],
      ],
      ['added  prompt  agenta init: Which host?', 'added  prompt  agenta init: Ready?'],
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
  ]);
});
