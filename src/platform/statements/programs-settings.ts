import {factsOf} from './facts';
import type {Statement} from './types';

const init = factsOf('agenta-cli/agenta/sdk/agenta_init.py');
const client = factsOf('agenta-cli/agenta/sdk/client.py');
const manager = factsOf('agenta-cli/agenta/sdk/config_manager.py');
const before = factsOf('agenta-cli/agenta/sdk/utils/preinit.py');

/** What ag.init, ag.config, ag.Agenta and ag.ConfigManager ask, keep and pass over. */
export const settingFacts: readonly Statement[] = [
  ...init(
    'places where ag.init looks for the host',
    /self\.host = \(?(host or config\.get\("\w+"\) or os\.environ\.get\(.*?"\))/,
    'host or config.get("backend_host") or os.environ.get("AGENTA_HOST", "https://cloud.agenta.ai")',
    ['Give `host` without `/api`', '/prompt_management/integrating'],
  ),
  ...init(
    'what ag.init prints without a base',
    /"(Warning: Your configuration will not be saved permanently[^"]*)"/,
    'Warning: Your configuration will not be saved permanently since base_id is not provided.',
    [
      'Warning: Your configuration will not be saved permanently',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
  ...init(
    'what ag.init asks the network',
    /^\s+(config = toml\.load|requests\.\w+|httpx\.\w+|self\.client\.\w+)\(/,
    'config = toml.load',
    ['The call makes no network request', '/reference/sdk/core_functions/init'],
  ),
  ...init(
    'calls of ag.config to the platform',
    /self\.client\.configs\.(\w+)\(/,
    'get_config, get_config, save_config',
    [
      'a stored parameter that you leave out keeps its value',
      '/reference/sdk/core_functions/config_push',
    ],
    [
      'The service asks the backend for the configuration of that environment, every time',
      '/guides/how_does_agenta_work',
    ],
  ),
  ...init('when a push is over at once', /^\s+if (not self\.persist):$/, 'not self.persist', [
    'Without AGENTA_BASE_ID the call does nothing and says nothing',
    '/reference/sdk/core_functions/config_push',
  ]),
  ...init('parameters that a push sends', /parameters=(\w+),$/, 'kwargs', [
    'Only the keywords of the call are sent',
    '/reference/sdk/core_functions/config_push',
  ]),
  ...init('how a value reaches ag.config', /^\s+(setattr)\(self, key, value\)/, 'setattr', [
    'Each keyword becomes an attribute of ag.config',
    '/reference/sdk/core_functions/config_default',
  ]),
  ...init(
    'what a pull removes from ag.config',
    /^\s+(delattr|self\.__dict__\.clear|setattr)\(/,
    'setattr',
    ['A pull removes no parameter', '/reference/sdk/core_functions/config_pull'],
  ),
  ...init(
    'default of overwrite of a push',
    /def push\(self, config_name: str, overwrite=(\w+)/,
    'True',
    ['overwrite is on unless you turn it off', '/reference/sdk/core_functions/config_push'],
  ),
  ...init(
    'default of overwrite of register_default',
    /def (?:register_)?default\(self, overwrite=(\w+)/,
    'False, False',
    ['overwrite=False (default)', '/reference/sdk/core_functions/config_default'],
  ),
  ...init('what a second ag.init makes anew', /^\s+self\.config = (\w+)\(/, 'Config', [
    'A second call builds a new, empty ag.config',
    '/reference/sdk/core_functions/init',
  ]),
  ...init(
    'key of a file that names the host',
    /config\.get\("(\w+)"\)/,
    'api_key, app_id, backend_host',
    ['under the keys app_id, backend_host and api_key', '/reference/sdk/core_functions/init'],
  ),
  ...client(
    'when ag.Agenta refuses to be made',
    /^\s+if (.*)not api_key and not os\.environ\.get\("AGENTA_API_KEY"\):$/,
    '',
    [
      'In an open-source installation the key can be any text that is not empty',
      '/reference/sdk/core_functions/config_pull',
    ],
    ['It needs a key even for the open-source edition', '/prompt_management/integrating'],
  ),
  ...client(
    'host of ag.Agenta without one',
    /os\.environ\.get\("AGENTA_HOST", "([^"]+)"\)/,
    'https://cloud.agenta.ai',
    [
      'Without a `host` the client uses `AGENTA_HOST`, then Cloud',
      '/prompt_management/integrating',
    ],
  ),
  ...client(
    'what the cache of configurations is keyed by',
    /return fetch_config\((.*)\)$/,
    'base_id, environment',
    [
      'The cache belongs to one client and holds 1024 answers',
      '/reference/sdk/core_functions/config_pull',
    ],
  ),
  ...client(
    'what stands around the request of ag.Agenta',
    /^\s+(except|try|with|return self\.client)\b/,
    'return self.client',
    ['up to 60 seconds, then raises an error', '/prompt_management/integrating'],
    ['The cache has no lock', '/prompt_management/integrating'],
  ),
  ...client(
    'where the cache of configurations lives',
    /self\.cache = (\w+)\(/,
    'TTLCache, TTLCache',
    ['The copy lives in the client object, in memory', '/prompt_management/integrating'],
  ),
  ...manager(
    'what ag.ConfigManager checks of a route first',
    /^\s+(?:el)?if "(\w+)" in context and context\["\w+"\]:$/,
    'config, environment, variant',
    ['there is no request', '/prompt_management/setting_up/custom_applications'],
  ),
  ...manager(
    'environments that ag.ConfigManager knows',
    /AVAILABLE_ENVIRONMENTS = \[(.*)\]/,
    '"development", "production", "staging"',
    [
      'environment is development, staging or production, and wins over config',
      '/reference/sdk/core_functions/entrypoint',
    ],
  ),
  ...manager(
    'how often the client behind ag.ConfigManager is made',
    /ConfigManager\.client = (\w+)\(/,
    'AgentaApi',
    ['The HTTP client behind it is made once', '/reference/sdk/core_functions/config_pull'],
  ),
  ...before(
    'error before ag.init',
    /f"(You must call agenta\.init\(\) before) ?\{?(?:accessing|setting)?/,
    'You must call agenta.init() before, You must call agenta.init() before, You must call agenta.init() before, You must call agenta.init() before',
    ['You must call agenta.init() before', '/prompt_management/setting_up/custom_applications'],
  ),
];
