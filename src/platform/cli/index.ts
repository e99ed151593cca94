import {setupCommands} from './setup-commands';
import type {Command, CommandWords} from './types';
import {variantCommands} from './variant-commands';

export * from './types';

function commandOf({help = 'Show the usage and stop.', options = [], ...words}: CommandWords): Command {
  const empty = {arguments: [], prompts: [], requests: [], files: [], messages: []};
  return {...empty, ...words, options: [...options, {flags: ['--help'], default: 'off', meaning: help}]};
}

/** Every command of the `agenta` tool. */
export const commands = [...setupCommands, ...variantCommands].map(commandOf);

/** Commands that readers try and that this release does not have. Prose may name them. */
export const absentCommands = [
  {name: 'login', instead: '`AGENTA_API_KEY`, or the question of `agenta init`'},
  {name: 'app', instead: '`agenta init` to create, the web interface to delete'},
  {name: 'evaluate', instead: 'the web interface or the API client'},
  {name: 'variant start', instead: '`agenta variant serve`'},
  {
    name: 'variant stop',
    instead:
      'nothing on the platform: it answers the action `STOP` with 500. On a host of your own, `docker stop` with the name of the container',
  },
];

/** Keys of the two configuration files. */
export const projectKeys = [
  {
    file: 'config.toml',
    key: 'app_name',
    writtenBy: '`init`',
    readBy: 'variant commands',
    holds: 'Name used in messages.',
  },
  {
    file: 'config.toml',
    key: 'app_id',
    writtenBy: '`init`',
    readBy: 'variant commands, `ag.init` if named',
    holds: 'The app that is meant.',
  },
  {
    file: 'config.toml',
    key: 'backend_host',
    writtenBy: '`init`',
    readBy: 'variant commands, `ag.init` if named',
    holds: 'Origin of the backend. Variant commands take `http://localhost` if it is missing.',
  },
  {
    file: 'config.toml',
    key: 'api_key',
    writtenBy: '`init`, cloud only',
    readBy: 'variant commands, `ag.init` if named',
    holds: 'The key, in clear text.',
  },
  {
    file: 'config.toml',
    key: 'variants',
    writtenBy: 'variant commands',
    readBy: '`serve`, `remove`',
    holds: 'Full names of the variants.',
  },
  {
    file: 'config.toml',
    key: 'variant_ids',
    writtenBy: 'variant commands',
    readBy: '`serve`, `remove`',
    holds: 'Their ids, in the same order.',
  },
  {
    file: '~/.agenta/config.toml',
    key: 'api_key',
    writtenBy: '`init`',
    readBy: '`init`',
    holds: 'The last key you typed.',
  },
  {
    file: '~/.agenta/config.toml',
    key: 'host',
    writtenBy: '`config set-host`',
    readBy: '`init`, when you choose the cloud',
    holds: 'Host in place of the cloud.',
  },
  {
    file: '~/.agenta/config.toml',
    key: 'telemetry_tracking_enabled',
    writtenBy: 'a start that finds a key missing',
    readBy: 'every start, `serve`',
    holds: '`true` sends one event for each variant that is added or updated.',
  },
  {
    file: '~/.agenta/config.toml',
    key: 'telemetry_api_key',
    writtenBy: 'a start that finds a key missing',
    readBy: 'every start',
    holds: 'Key of the telemetry service. Keep it: if it is missing, telemetry is switched on again.',
  },
  {
    file: '~/.agenta/config.toml',
    key: 'telemetry_distinct_id',
    writtenBy: 'the first event',
    readBy: '`serve`',
    holds: 'A random id.',
  },
];

/** The command a page asks for; an unknown name stops the build. */
export function command(name: string): Command {
  const found = commands.find((one) => one.name === name);
  if (!found) throw new Error(`No command is named agenta ${name}. Fix: correct the "of" of a component.`);
  return found;
}
