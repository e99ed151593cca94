import type {CommandWords} from './types';

export const initCommand: CommandWords = {
  name: 'init',
  summary: 'Creates an app on the backend and writes `config.toml` in the working directory.',
  page: 'reference/cli/core_commands/init.mdx',
  options: [
    {
      flags: ['--app-name', '--app_name'],
      value: 'NAME',
      default: 'none: you are asked',
      meaning:
        'Name of the app, of letters, digits, `_` and `-`. Not checked when given here; with a blank, for example, the image cannot be built.',
      when: 'In scripts.',
    },
    {
      flags: ['--backend-host'],
      value: 'URL',
      default: 'none: you are asked',
      meaning: 'Origin of the backend, without `/api`. Exactly `https://cloud.agenta.ai` means the cloud.',
      when: 'In scripts, and for hosts other than this machine.',
    },
    {
      flags: ['--organisation-name'],
      value: 'NAME',
      default: 'none: you are asked (cloud)',
      meaning:
        'Has one effect only: it skips the question, and the app is then created without an organization id.',
      when: 'In scripts against the cloud.',
    },
  ],
  prompts: [
    {
      text: 'Please enter the app name',
      shown: 'No `--app-name`.',
      answers: 'Letters, digits, `_` and `-`; asked again until it fits.',
      interrupt: 'Exit 0.',
    },
    {
      text: 'Where are you running agenta?',
      shown: 'No `--backend-host`.',
      answers: '`On agenta cloud`, `On my local machine`, `On a remote machine`.',
      interrupt: 'Exit 0.',
    },
    {
      text: 'Please provide the IP or URL of your remote host',
      shown: 'You chose the remote machine.',
      answers: 'Free text. Without a scheme, `http://` is put in front.',
      interrupt: "Exit 1 with `Error: 'NoneType' object has no attribute 'startswith'`.",
    },
    {
      text: 'API Key found: <key> Do you want to use this API Key?',
      shown:
        'You chose the cloud, `AGENTA_API_KEY` is not set, and a key is stored. The stored key is printed in full.',
      answers: 'Yes or no.',
      interrupt: 'Exit 0.',
    },
    {
      text: '(You can get your API Key here: …/settings?tab=apiKeys) Please provide your API key:',
      shown: 'You chose the cloud and there is no key, or you refused the stored one.',
      answers: 'The key. It is stored in `~/.agenta/config.toml`.',
      interrupt: 'Exit 0.',
    },
    {
      text: 'Which organization do you want to create the app for?',
      shown: 'Cloud, and no `--organisation-name`.',
      answers: 'The names of your organizations.',
      interrupt: 'Goes on without an organization.',
    },
    {
      text: 'How do you want to initialize your app?',
      shown: 'Only when `--app-name ""` or `--backend-host ""` was given.',
      answers: '`Blank App`, `Start from template`.',
      interrupt: 'Exit 0; `config.toml` is written already.',
    },
    {
      text: 'Which template do you want to use?',
      shown: 'You chose the template.',
      answers: '`simple_prompt`, `compose_email`, `extract_data_to_json`.',
      interrupt: 'Exit 1.',
    },
  ],
  requests: [
    {
      http: 'GET /api/keys/{key_prefix}/validate',
      when: 'cloud',
      carries: 'the part of the key before the first dot; as header the whole key, like the next two',
      slug: 'validate-api-key',
    },
    {
      http: 'GET /api/organizations',
      when: 'cloud',
      carries: 'nothing',
      slug: 'list-organizations',
    },
    {
      http: 'POST /api/apps',
      when: 'always',
      carries: '`app_name`, `organization_id` (null unless you chose one)',
      slug: 'create-app',
    },
  ],
  files: [
    {
      path: 'config.toml',
      use: 'writes',
      note: 'Replaced without asking: `app_name`, `app_id`, `backend_host`, and for the cloud `api_key` in clear text.',
    },
    {
      path: '.agentaignore',
      use: 'writes',
      note: 'Only if there is none: `env/`, `venv/`, `ENV/`, `env.bak/`, `venv.bak/`, `myenv/`.',
    },
    {
      path: '~/.agenta/config.toml',
      use: 'reads, writes',
      note: '`api_key` and `host`; a key you type is stored here.',
    },
  ],
  exits: [
    {
      code: 0,
      when: 'Success, or a question interrupted with Ctrl+C (except the remote host and the template).',
    },
    {code: 1, when: 'Key, organizations or app creation failed, or any other error.'},
    {code: 2, when: 'Unknown option, or an option without its value.'},
  ],
  messages: [
    {text: 'App initialized successfully', cause: 'It worked.', fix: 'Nothing.'},
    {
      text: 'Invalid input. Please use only alphanumeric characters without spaces.',
      cause: 'The typed name holds another character.',
      fix: 'Letters, digits, `_` and `-`.',
    },
    {
      text: 'Error: Unable to validate API key.',
      cause:
        'The key is wrong or missing, or the host was not reached. A key typed with a blank at the end is refused once.',
      fix: 'Set `AGENTA_API_KEY`, or run the command again.',
    },
    {
      text: "Error: status_code: 500, body: {'detail': 'App with the same name already exists'}",
      cause: 'The name is taken, perhaps by an earlier run whose answer was lost.',
      fix: 'Choose another name, or write `config.toml` by hand with the id that `GET /api/apps` lists.',
    },
    {
      text: 'Error: status_code: …, body: …',
      cause: 'The server, or a proxy before it, refused the app or the list of organizations.',
      fix: 'Read the body.',
    },
    {
      text: 'Error: status_code: 500, body: … badly formed hexadecimal UUID string',
      cause: 'On Cloud, probably the id of the organization that you chose. The code for it is not public.',
      fix: 'Run it with `--organisation-name` and your own: no organization is sent, and the server takes the one you own.',
    },
    {
      text: 'Error: [Errno 111] Connection refused',
      cause: 'No backend listens at the host.',
      fix: 'Start it, or correct the host. The text varies by system.',
    },
    {
      text: 'Warning: Input is not a terminal (fd=0).',
      cause:
        'A question came up in a job without a terminal. `Aborted!`, or `Error:` with nothing behind it, follows; exit code 1.',
      fix: 'Give `--app-name` and `--backend-host`; for the cloud also `--organisation-name`, and `AGENTA_API_KEY` in the environment.',
    },
    {
      text: "Error: 'NoneType' object has no attribute 'startswith'",
      cause: 'The question about the remote host was interrupted.',
      fix: 'Run the command again.',
    },
  ],
};
