import type {CommandWords} from './types';
import {appFolder, configFile, noConfig, refresh} from './variant-options';

export const variantServe: CommandWords = {
  name: 'variant serve',
  summary: 'Packs the folder, uploads it, lets the backend build an image, and starts it as a variant.',
  page: 'reference/cli/core_commands/variant_serve.mdx',
  arguments: [
    {
      name: 'FILE',
      required: false,
      meaning: 'File to serve, in place of `--file_name`. With `.py`, without a folder.',
    },
  ],
  options: [
    {
      ...appFolder,
      meaning: 'Folder with `config.toml` and the code. Keep the default: see the caution below.',
      when: 'Never in this release.',
    },
    {
      flags: ['--file_name'],
      value: 'FILE',
      default: 'none',
      meaning: 'File to serve. Wins over the argument.',
      when: 'In scripts, where a name reads better than a position.',
    },
    {
      flags: ['--overwrite'],
      default: 'off',
      meaning:
        'Replace the image of a variant that exists, without asking. The old container is removed before the new one starts, and the stored parameters are cleared.',
      when: 'Every time after the first, in scripts.',
    },
  ],
  acceptsUnknownOptions: true,
  prompts: [
    {
      text: 'No .env file found! Are you sure you handled the API keys needed in your application? Do you want to continue without it?',
      shown: 'No `.env` in the folder.',
      answers: 'Yes continues. No prints `Operation cancelled.`',
      interrupt: 'Like no.',
    },
    {
      text: 'No requirements.txt file found! Are you sure you do not need it in your application? Do you want to continue without it?',
      shown: 'No `requirements.txt` in the folder.',
      answers: 'Yes continues, and the image build then fails: the recipe always installs the file.',
      interrupt: 'Like no.',
    },
    {
      text: 'This variant already exists. Do you want to overwrite it?',
      shown: 'The backend has the variant, and `--overwrite` is off.',
      answers: 'Yes goes on as if `--overwrite` were given.',
      interrupt: 'Like no.',
    },
  ],
  requests: [
    refresh,
    {
      http: 'POST /api/containers/build_image',
      when: 'after packing; waits up to 600 s',
      carries: '`app_id`, `base_name`, the archive as `tar_file`',
      slug: 'build-image',
    },
    {
      http: 'POST /api/apps/{app_id}/variant/from-image',
      when: 'new variant',
      carries: '`variant_name` in small letters, `base_name`, `config_name` = `default`, `docker_id`, `tags`',
      slug: 'add-variant-from-image',
    },
    {
      http: 'PUT /api/variants/{variant_id}/image',
      when: 'overwriting',
      carries: '`docker_id`, `tags`, `type`',
      slug: 'update-variant-image',
    },
    {http: 'GET /api/profile', when: 'telemetry is on', carries: 'nothing', slug: 'user-profile'},
    {
      http: 'POST to PostHog',
      when: 'telemetry is on',
      carries: 'event `app_deployment`: app id, your user id, a random id, `CLI`, `cloud` or `oss`',
    },
    {
      http: 'PUT /api/variants/{variant_id}',
      when: 'new variant',
      carries: '`{"action": {"action": "START"}}`',
      slug: 'start-variant',
    },
  ],
  files: [
    ...configFile,
    {
      path: '~/.agenta/config.toml',
      use: 'reads',
      note: 'Telemetry keys. Its `api_key` is read and not used.',
    },
    {path: '.agentaignore', use: 'reads', note: 'Names left out of the upload, also in the packed SDK.'},
    {path: '.env', use: 'uploads', note: 'Its presence is checked; the image loads it at start.'},
    {
      path: 'requirements.txt',
      use: 'uploads',
      note: 'Its presence is checked; the image installs it.',
    },
    {
      path: 'docker.tar.gz',
      use: 'writes',
      note: 'The archive. Removed after the upload, left behind when the build fails.',
    },
    {
      path: 'agenta/, main.py, lambda_function.py, entrypoint.sh, Dockerfile*',
      use: 'deletes',
      note: 'Copied in for packing, then deleted, along with yours of the same names.',
    },
  ],
  exits: [
    {code: 0, when: 'The container was created. The code in it may still fail.'},
    {
      code: 0,
      when: 'The file does not exist, its name is not allowed, or a question was answered with no. Nothing was served.',
    },
    {
      code: 1,
      when: 'No file named, configuration check, packing, build, registration, telemetry or start failed.',
    },
    {code: 2, when: 'An option without its value.'},
  ],
  messages: [
    noConfig,
    {
      text: 'To serve variant, kindly provide the filename and run:',
      cause: 'No file was named.',
      fix: 'Name it: `agenta variant serve app.py`.',
    },
    {
      text: 'Failed during configuration check.',
      cause:
        'Backend not reached, refused key, or a `config.toml` that is not valid, holds no `app_id` or one that is not an id.',
      fix: 'Read the second line. For a refused key correct `api_key` in `config.toml`.',
    },
    {
      text: 'Failed to retrieve the host.',
      cause: '`config.toml` is missing.',
      fix: 'Run `agenta init`, or change into the folder that holds the file.',
    },
    {
      text: 'Failed to retrieve the api key.',
      cause:
        'Meant for an unreadable `~/.agenta/config.toml`. But the command reads that file at its start and ends there.',
      fix: 'Look for the traceback instead, and fix or delete that file.',
    },
    {
      text: 'No <file> exists! Please make sure you are in the right directory',
      cause: 'No such file, `.py` left out, or a mistyped option in front of the name.',
      fix: 'Check the spelling. Exit code is 0.',
    },
    {
      text: 'Invalid input. Please use only alphanumeric characters without spaces in the filename.',
      cause: 'The name holds a dash, a dot or a folder.',
      fix: 'Rename the file to letters, digits and `_`. Exit code is 0.',
    },
    {
      text: 'Operation cancelled.',
      cause: 'A question was answered with no.',
      fix: 'Provide the file asked about, or pass `--overwrite`.',
    },
    {
      text: 'Error while building image: …',
      cause:
        'Packing or uploading failed, or the image could not be built. With `timed out` at the end, it was not ready after 600 seconds.',
      fix: 'Read the text, then the section above on builds that hang or fail. Delete what packing left in the folder.',
    },
    {
      text: "Error while building image: … 'NoneType' object has no attribute 'app_name'",
      cause:
        'The backend has no app of that id: it was deleted, by hand or with its last variant. The configuration check lets it pass.',
      fix: 'Run `agenta init` for a new app, or correct `app_id`. Delete `docker.tar.gz`.',
    },
    {
      text: 'Error while adding variant: …',
      cause:
        'The backend refused the variant, e.g. the name exists in other letter case, or the backend has another `REGISTRY_REPO_NAME` than `agentaai`.',
      fix: 'Use a file name in small letters; leave that variable alone.',
    },
    {
      text: "Error while updating variant: 'app.default' is not in list",
      cause:
        '`--overwrite` for a variant that does not exist. The image was built for nothing. Python 3.14 writes `list.index(x): x not in list` instead.',
      fix: 'Leave out `--overwrite` the first time.',
    },
    {
      text: 'Error while updating variant: status_code: 500, body: …',
      cause:
        'The backend could not replace the service. `Error stopping container with id` means that the old one is gone, for example removed by hand, and nothing was changed. If the new one did not start, no service is left. `badly formed hexadecimal UUID string` means that an earlier start, the first one included, failed: there is no service to replace.',
      fix: 'Read the text and the log of the backend. Then start the variant over HTTP: serving again with `--overwrite` fails again. Starting also deploys the variant to production.',
    },
    {
      text: 'Failed to add variant.',
      cause: 'Follows each `Error while …` above, and a failed `GET /api/profile` after a success.',
      fix: 'Look at the web interface first: the variant may be there, perhaps not started.',
    },
    {
      text: 'Warning: Input is not a terminal (fd=0).',
      cause:
        'A question came up in a job without a terminal. `Failed to add variant.` and an empty `Error message:` follow.',
      fix: 'Provide `.env` and `requirements.txt`, and pass `--overwrite` for a variant that exists.',
    },
    {
      text: 'Failed to start container with LLM app.',
      cause:
        'The start request failed: the backend could not create the container, e.g. because one of that name is left from a renamed app, or the connection broke. Code that fails on import rarely shows here: Docker restarts it, and the command reports success.',
      fix: 'Read the log of the backend; look for the container with `docker ps --all`.',
    },
    {
      text: 'Congratulations! 🎉',
      cause:
        'The container was created. The backend looks at it once, after half a second, and Docker restarts a container that ends. So it appears for code that fails on import, too.',
      fix: 'Call `/health` below the first link. Without an answer, read the log of the container.',
    },
    {
      text: 'Variant <id> not found in backend. Maybe you removed it in the webUI?',
      cause: 'The new id is missing from `config.toml` at the start step.',
      fix: 'The variant exists without a service: start it over HTTP. Overwriting it fails.',
    },
    {
      text: 'Failed to connect to Agenta backend.',
      cause:
        'Meant for a lost connection, but the command waits for another library’s error: it cannot appear.',
      fix: 'A lost connection shows as `Failed to start container with LLM app.`',
    },
  ],
};
