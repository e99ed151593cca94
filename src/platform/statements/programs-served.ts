import {factsOf} from './facts';
import type {Statement} from './types';

const sdk = 'agenta-cli/agenta/sdk';
const entrypoint = factsOf(`${sdk}/decorators/llm_entrypoint.py`);
const config = factsOf(`${sdk}/agenta_init.py`);
const manager = factsOf(`${sdk}/config_manager.py`);
const types = factsOf(`${sdk}/types.py`);
const cache = factsOf(`${sdk}/client.py`);
const router = factsOf(`${sdk}/router.py`);
const imported = factsOf(`${sdk}/utils/preinit.py`);

const functions = '/reference/sdk/core_functions';
const entrypointPage = `${functions}/entrypoint`;
const datatypes = `${functions}/config_datatypes`;
const init = `${functions}/init`;
const pull = `${functions}/config_pull`;

/** What a served app takes and answers, and what `ag.config` holds. */
export const servedFacts: readonly Statement[] = [
  ...entrypoint('web origins that send credentials to an app', /allow_credentials=(\w+)/, 'True', [
    'Every web origin is allowed, with credentials',
    entrypointPage,
  ]),
  ...entrypoint(
    'whether an input may be left out',
    /default=Body\((.*), embed=True\)/,
    '...',
    ['Every input is required, even one with a Python default', entrypointPage],
    ['Every input is required over HTTP, even with a Python default', datatypes],
    ['Python defaults do not count over HTTP', '/reference/sdk/quick_start'],
  ),
  ...entrypoint(
    'what a deployed call looks at first',
    /^\s+if "(\w+)" in kwargs and/,
    'environment',
    ['development, staging or production, and wins over config', entrypointPage],
  ),
  ...entrypoint(
    'names that the deployed routes take',
    /if k not in \[(.*)\]/,
    '"config", "environment"',
    ['An input is called config or environment, which /run adds itself', entrypointPage],
    ['every input, and optionally environment or config', entrypointPage],
  ),
  ...entrypoint('trace of a deployed call', /trace = \{"(\w+)": trace\[/, 'trace_id', [
    'trace_id only',
    entrypointPage,
  ]),
  ...entrypoint(
    'keys of a dictionary that becomes its message',
    /"(\w+)" in result\.keys\(\)/,
    'cost, message, usage',
    ['dict with all of message, cost, usage', entrypointPage],
  ),
  ...entrypoint(
    'default that a field of a configuration class needs',
    /assert field\.default (.+?), f"/,
    'is not None',
    ['Every field needs a default that is not None', entrypointPage],
  ),
  ...entrypoint('what ag.route leaves in place of the function', /^\s+return (f|self\.\w+)$/, 'f', [
    'The function itself, so your code can still call it',
    entrypointPage,
  ]),
  ...entrypoint('how a script is told', /return func\.__module__ == "(\w+)"/, '__main__', [
    'when the decorated function belongs to the script itself, the decorator reads the command line',
    entrypointPage,
  ]),
  ...entrypoint('what becomes of an uploaded file', /NamedTemporaryFile\((.*)\)/, 'delete=False', [
    'Path of the temporary copy. It is never deleted.',
    datatypes,
  ]),
  ...router('answer of the health route of an app', /return \{"status": "(\w+)"\}/, 'ok', [
    'Answers {"status": "ok"}',
    entrypointPage,
  ]),
  // A comment: the table of the contexts is never made.
  ...imported('how the table of contexts is made', /^\s*# *(setup_db\(\))$/, 'setup_db()', [
    'In this release none of them works',
    entrypointPage,
  ]),
  ...types(
    'attributes of parameter objects',
    /instance\.(\w+) = /,
    'choices, choices, data, default, default, default, default, default, default, maxval, maxval, minval, minval',
    ['with the attributes minval and maxval; like ag.TextParam it has no default', datatypes],
  ),
  ...config(
    'attributes that ag.config.all leaves out',
    /^\s+"(\w+)",$/,
    'api_key, app_name, base_id, base_name, client, host, persist',
    [
      'all attributes except app_name, base_name, host, base_id, api_key, persist and client',
      `${functions}/config_object`,
    ],
  ),
  ...config('what ag.config.pull looks at first', /^\s+if (\w+_name):$/, 'environment_name', [
    'Ignored when an environment is given',
    pull,
  ]),
  ...config(
    'where ag.init takes the id of the base from',
    /self\.base_id = (\S+\.get.*)$/,
    'os.environ.get("AGENTA_BASE_ID")',
    ['id has one source only, AGENTA_BASE_ID', init],
  ),
  ...config('name that a pull adds', /\{"(\w+)": config\.\w+, \*\*config/, 'current_version', [
    'A pull adds current_version, a plain number',
    pull,
  ]),
  ...config('when ag.config has no backend', /if base_id (.+?) or host/, 'is None', [
    'An empty AGENTA_HOST or AGENTA_BASE_ID counts as a value',
    init,
  ]),
  ...config('what ag.config appends to the host', /base_url=self\.host \+ "([^"]+)"/, '/api', [
    'every request goes to /api/api',
    init,
  ]),
  ...cache('what ag.Agenta appends to the host', /f"\{self\.host\}([^"]+)"/, '/api', [
    'Origin of the backend without /api; else AGENTA_HOST',
    pull,
  ]),
  ...manager(
    'when ag.ConfigManager makes its client',
    /^\s+if (not ConfigManager\.client):/,
    'not ConfigManager.client',
    ['The HTTP client behind it is made once', pull],
  ),
];
