// cspell:ignore myenv nmyenv
import {factsOf} from './facts';
import type {Statement} from './types';

const cli = 'agenta-cli/agenta';
const main = factsOf(`${cli}/cli/main.py`);
const variants = factsOf(`${cli}/cli/variant_commands.py`);
const helper = factsOf(`${cli}/cli/helper.py`);
const telemetry = factsOf(`${cli}/cli/telemetry.py`);
const server = factsOf(`${cli}/client/api.py`);
const packing = factsOf(`${cli}/docker/docker_utils.py`);
const recipe = factsOf(`${cli}/docker/docker-assets/Dockerfile.template`);
const startScript = factsOf(`${cli}/docker/docker-assets/entrypoint.sh`);
const starter = factsOf(`${cli}/docker/docker-assets/main.py`);

const command = '/prompt_management/setting_up/using_agenta_from_cli';
const custom = '/prompt_management/setting_up/custom_applications';
const install = '/reference/cli/install';
const serve = '/reference/cli/core_commands/variant_serve';
const init = '/reference/cli/core_commands/init';
const sdkInit = '/reference/sdk/core_functions/init';

/** The command line, and the image that it packs. */
export const commands: readonly Statement[] = [
  ...main(
    'time limit of asking for the newest release',
    /pypi\.org\/pypi\/agenta\/json", timeout=(\d+)/,
    '360',
    ['up to 360 seconds if packets are dropped', install],
  ),
  ...main(
    'how releases are compared',
    /if available_version (\S+) installed_version/,
    '>',
    ['It compares texts, so it can be wrong', command],
    ['Versions are compared as text', install],
  ),
  ...main(
    'signs of an app name',
    /re\.match\("([^"]+)", app_name\)/,
    '^[a-zA-Z0-9_-]+$',
    ['Please enter the app name: letters, digits, _ and -', command],
    ['Name of the app, of letters, digits, _ and -', init],
  ),
  ...main(
    'what divides an API key',
    /key_prefix = \w+\.split\("(.)"\)/,
    '.',
    ['The part of a key before the dot is its prefix', '/reference/api/introduction'],
    ['A key has two parts joined by a dot', '/reference/api/create-api-key'],
    ['in the form prefix.secret', '/guides/how_does_agenta_work'],
  ),
  ...main(
    'names in the first .agentaignore',
    /"# Environments (.*)"/,
    '\\nenv/\\nvenv/\\nENV/\\nenv.bak/\\nvenv.bak/\\nmyenv/\\n',
    ['env/, venv/, ENV/, env.bak/, venv.bak/, myenv/', init],
    ['names env, venv, ENV, env.bak, venv.bak and myenv. It does not name .venv', serve],
    ['The list that init writes does not name .venv, .git or config.toml', custom],
  ),
  ...variants(
    'signs of a file name',
    /re\.match\("([^"]+)", base_name\)/,
    '^[a-zA-Z0-9_]+$',
    ['Name the file in lower case, with letters, digits and _', command],
    ['may contain only letters, digits and _ in its name', custom],
    ['The name may hold letters, digits and _', serve],
  ),
  ...variants(
    'exit codes of agenta variant serve, sorted',
    /sys\.exit\((\d)\)/,
    '0, 0, 0, 1, 1, 1, 1, 1, 1, 1',
    ['its name is not allowed, or a question was answered with no. Nothing was served', serve],
  ),
  ...variants('host without backend_host', /^\s+host = "([^"]+)"/, 'http://localhost', [
    'Variant commands take http://localhost if it is missing',
    install,
  ]),
  ...helper(
    'telemetry when a key is missing',
    /"telemetry_tracking_enabled", (\w+)/,
    'True',
    ['if either is missing, the next start writes both, and statistics are on again', command],
    ['a missing one switches telemetry on again at the next start', install],
  ),
  ...telemetry(
    'receiver of usage statistics of the command line',
    /"(https:\/\/[^"]*posthog[^"]*)"/,
    'https://app.posthog.com',
    ['sends one event to PostHog', command],
    ['POST to PostHog', serve],
  ),
  ...server(
    'letters of the name of a new variant',
    /variant_name=f"\{base_name\.(\w+)\(\)\}/,
    'lower',
    ['variant_name in small letters', serve],
  ),
  ...packing(
    'name of the archive',
    /tarfile_path = folder \/ "([^"]+)"/,
    'docker.tar.gz',
    ['delete the left-over docker.tar.gz', command],
    ['docker.tar.gz | writes', serve],
  ),
  ...packing('name of the copy of the served file', /temp_path \/ "([^"]+)"\)/, '_app.py', [
    'stored a second time as _app.py',
    serve,
  ]),
  ...packing('list of what stays at home', /folder \/ "(\.\w+ignore)"/, '.agentaignore', [
    '.agentaignore | reads | Names left out of the upload',
    serve,
  ]),
  ...packing(
    'what becomes of slashes in .agentaignore',
    /\.replace\("\/", (\S+)\)/,
    '""',
    ['slashes are removed', serve],
    ['since every / is removed', command],
  ),
  ...packing(
    'names that packing deletes',
    /for \w+ in \[("agenta".*)\]/,
    '"agenta", "main.py", "lambda_function.py", "entrypoint.sh"',
    ['agenta/, main.py, lambda_function.py, entrypoint.sh, Dockerfile*', serve],
    [
      'deletes main.py, lambda_function.py, entrypoint.sh, every Dockerfile* and the folder agenta',
      '/reference/cli/quick-usage',
    ],
    [
      'A main.py, lambda_function.py, entrypoint.sh, any Dockerfile* and a folder agenta of your own',
      custom,
    ],
    [
      'Do not call it main.py; have no Dockerfile*, entrypoint.sh, lambda_function.py or folder agenta',
      command,
    ],
  ),
  ...packing('recipes that packing deletes', /folder\.glob\("([^"]+)"\)/, 'Dockerfile*', [
    'every Dockerfile*',
    '/reference/cli/quick-usage',
  ]),
  ...recipe(
    'base image of served code',
    /^FROM (agentaai\/\S+)/,
    'agentaai/templates_v2:main',
    ['The base image is always agentaai/templates_v2:main', serve],
    ['in the open-source edition from agentaai/templates_v2:main', custom],
  ),
  ...startScript('file that the image loads first', /^\s*source (\S+)/, '.env', [
    'the start script of the image sources .env first',
    sdkInit,
  ]),
  ...starter('file that the image imports unasked', /^\s+import (ingest)$/, 'ingest', [
    'a file ingest.py beside it is imported at each start of the container',
    serve,
  ]),
  ...starter(
    'port of an app in its image',
    /run\("agenta:app", .*port=(\d+)/,
    '80',
    [
      'In an image built by the platform it listens on port 80',
      '/reference/sdk/core_functions/entrypoint',
    ],
    ['A container listens on port 80', custom],
  ),
];
