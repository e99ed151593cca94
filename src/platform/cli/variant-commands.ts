import type {CommandWords} from './types';
import {appFolder, configFile, noConfig, refresh} from './variant-options';
import {variantServe} from './variant-serve';

export const variantCommands: readonly CommandWords[] = [
  variantServe,
  {
    name: 'variant list',
    summary: 'Lists the variants of the app. It fails at the first one in this release.',
    page: 'reference/cli/core_commands/variant_list.mdx',
    options: [appFolder],
    requests: [refresh, {...refresh, when: 'second'}],
    files: configFile,
    exits: [
      {code: 0, when: 'Success, and every error that the command reports itself.'},
      {code: 2, when: 'Unknown option, or an option without its value.'},
    ],
    messages: [
      noConfig,
      {
        text: "Error while listing variants: 'AppVariantResponse' object has no attribute 'previous_variant_name'",
        cause: 'The command prints a field that the backend no longer sends.',
        fix: 'Read `variants` in `config.toml`, which was refreshed before the failure.',
      },
      {
        text: 'Error while listing variants: …',
        cause: 'No `config.toml`, backend not reached, refused key, or `app_id` is no id.',
        fix: 'Check `backend_host`, `api_key` and `app_id` in `config.toml`.',
      },
      {
        text: 'No variants found for app <name>',
        cause: 'The app has none, or the backend has no app of that id.',
        fix: 'Serve one. If the app is gone, start with `agenta init`.',
      },
    ],
  },
  {
    name: 'variant remove',
    summary: 'Deletes a variant on the backend, without confirmation.',
    page: 'reference/cli/core_commands/variant_remove.mdx',
    options: [
      appFolder,
      {
        flags: ['--variant_name'],
        value: 'NAME',
        default: 'none: you choose from a list',
        meaning: 'Full name of the variant, such as `app.default`.',
        when: 'In scripts, and whenever you know the name.',
      },
    ],
    prompts: [
      {
        text: 'Please choose a variant',
        shown: 'No `--variant_name`.',
        answers: 'The variants of the app. Your choice is deleted at once.',
        interrupt:
          'Prints `Error while removing variant: None is not in list`, or on Python 3.14 `list.index(x): x not in list`; nothing is deleted.',
      },
    ],
    requests: [
      refresh,
      {
        http: 'DELETE /api/variants/{variant_id}',
        when: 'after the choice',
        carries: 'nothing',
        slug: 'remove-variant',
      },
    ],
    files: configFile,
    exits: [
      {
        code: 0,
        when: 'Success, and every error that the command reports itself, refusals included.',
      },
      {code: 2, when: 'Unknown option, or an option without its value.'},
    ],
    messages: [
      noConfig,
      {
        text: 'No variants found for app <name>. Make sure you have deployed at least one variant.',
        cause: 'The app has none, or the backend has no app of that id.',
        fix: 'Nothing to do.',
      },
      {
        text: 'Variant <name> not found in backend. Maybe you already removed it in the webUI?',
        cause: 'No variant has that full name.',
        fix: 'Read the names in `config.toml`.',
      },
      {
        text: 'Error while removing variant <name> for App <app> from the backend',
        cause: 'The backend refused, or the connection broke.',
        fix: 'Read the line `Error message:` that follows.',
      },
      {
        text: 'Error while removing variant: …',
        cause:
          'Anything else: no `config.toml`, backend not reached, a cancelled choice. With nothing behind it: no terminal to ask at.',
        fix: 'Read the rest of the line; in scripts pass `--variant_name`.',
      },
    ],
  },
];
