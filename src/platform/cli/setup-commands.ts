import {initCommand} from './init-command';
import type {CommandWords} from './types';

const install = 'reference/cli/install.mdx';

export const setupCommands: readonly CommandWords[] = [
  {
    name: '',
    summary: 'The group that holds all commands.',
    page: install,
    options: [
      {
        flags: ['--version', '-v'],
        default: 'off',
        meaning: 'Print the version and stop. No network call.',
      },
    ],
    help: 'List the commands and stop.',
    requests: [
      {
        http: 'GET https://pypi.org/pypi/agenta/json',
        when: 'before every subcommand; waits up to 360 s',
        carries: 'nothing',
      },
    ],
    files: [
      {
        path: '~/.agenta/config.toml',
        use: 'reads, writes',
        note: 'Created or completed with the telemetry keys at every start, even for `agenta --version`.',
      },
    ],
    exits: [
      {code: 0, when: '`--version`, `--help`.'},
      {code: 2, when: 'Unknown command or option.'},
    ],
    messages: [
      {
        text: 'Agenta CLI version: package is not installed',
        cause: 'The code runs from a source tree without an installed package.',
        fix: 'Install the package.',
      },
      {
        text: 'A new release of agenta is available: …',
        cause:
          'The version on the package index sorts after yours. Versions are compared as text, so 0.9 counts as newer than 0.24.',
        fix: 'Ignore it while your server runs 0.24: a newer release has other commands.',
      },
      {
        text: 'A traceback that ends in `toml.decoder.TomlDecodeError`',
        cause: '`~/.agenta/config.toml` is read at every start and is not valid.',
        fix: 'Fix or delete that file.',
      },
      {
        text: "ModuleNotFoundError: No module named 'pkg_resources'",
        cause:
          'The update notice needs this module of setuptools. New environments from Python 3.12 on lack setuptools, its newest releases lack the module.',
        fix: "Install it: `pip install 'setuptools<81'`.",
      },
      {
        text: "ModuleNotFoundError: No module named 'requests'",
        cause:
          'The command needs `requests`, which the package does not declare. Usually other dependencies bring it.',
        fix: 'Install it: `pip install requests`.',
      },
    ],
  },
  initCommand,
  {
    name: 'config',
    summary: 'The group of settings; it holds one command.',
    page: install,
    help: 'List the commands and stop.',
    exits: [{code: 0, when: '`--help`.'}],
  },
  {
    name: 'config set-host',
    summary: 'Stores the host that `agenta init` uses when you choose the cloud.',
    page: install,
    arguments: [{name: 'URL', required: false, meaning: 'The host, in place of `--backend_host`.'}],
    options: [
      {
        flags: ['--backend_host'],
        value: 'URL',
        default: 'none',
        meaning: 'The host. Wins over the argument.',
      },
    ],
    acceptsUnknownOptions: true,
    files: [
      {
        path: '~/.agenta/config.toml',
        use: 'writes',
        note: 'Key `host`. The `config.toml` of a project is not touched.',
      },
    ],
    exits: [
      {code: 0, when: 'Success, and every error that the command reports itself.'},
      {code: 2, when: '`--backend_host` without a value.'},
    ],
    messages: [
      {
        text: 'Backend host updated successfully! 🎉',
        cause: 'Printed whenever there is no error, even if no host or a mistyped option was given.',
        fix: 'Nothing.',
      },
      {
        text: 'Backend host URL not specified',
        cause: 'No host was given. The stored one is deleted.',
        fix: 'Run it again with a host.',
      },
      {
        text: 'Error updating backend host: …',
        cause: 'The file cannot be written.',
        fix: 'Correct its permissions.',
      },
    ],
  },
  {
    name: 'variant',
    summary: 'The group of commands for variants.',
    page: 'reference/cli/quick-usage.mdx',
    help: 'List the commands and stop.',
    exits: [{code: 0, when: '`--help`.'}],
  },
  {
    name: 'evaluation',
    summary: 'The group of commands for evaluations; it holds one, which is of no use.',
    page: install,
    help: 'List the commands and stop.',
    exits: [{code: 0, when: '`--help`.'}],
  },
  {
    name: 'evaluation run',
    summary: 'A leftover of development.',
    page: install,
    requests: [
      {
        http: 'POST http://localhost/api/evaluations/',
        when: 'always; waits up to 600 s',
        carries: 'ids written into the code',
      },
    ],
    exits: [
      {code: 0, when: 'Every error that the command reports itself.'},
      {code: 2, when: 'Unknown option.'},
    ],
    messages: [
      {
        text: 'Error while running evaluation: …',
        cause:
          'The request lacks `rate_limit`, which the backend demands: it answers 422. Or no server runs at `http://localhost`.',
        fix: 'Use the web interface or the API client.',
      },
    ],
    neverWorks:
      'The request lacks the field `rate_limit`, so the backend answers 422; its ids are those of the authors’ own machine.',
  },
];
