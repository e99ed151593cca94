// cspell:ignore retriable subschema
import {factsOf} from './facts';
import type {Statement} from './types';

const sdk = 'agenta-cli/agenta/sdk';
const backend = 'agenta-cli/agenta/client/backend';
const cache = factsOf(`${sdk}/client.py`);
const entrypoint = factsOf(`${sdk}/decorators/llm_entrypoint.py`);
const config = factsOf(`${sdk}/agenta_init.py`);
const manager = factsOf(`${sdk}/config_manager.py`);
const types = factsOf(`${sdk}/types.py`);
const files = factsOf(`${sdk}/utils/preinit.py`);
const client = factsOf(`${backend}/client.py`);
const requests = factsOf(`${backend}/core/http_client.py`);
const headers = factsOf(`${backend}/core/client_wrapper.py`);
const containers = factsOf(`${backend}/containers/client.py`);

const work = '/guides/how_does_agenta_work';
const integrating = '/prompt_management/integrating';
const custom = '/prompt_management/setting_up/custom_applications';
const functions = '/reference/sdk/core_functions';
const clientPage = '/reference/sdk/client';
const serve = '/reference/cli/core_commands/variant_serve';
const introduction = '/reference/api/introduction';

/** Each `raise` of a file; without a name it raises again what was caught. */
const raised = /^\s+(raise\b ?\w*)/;

/** What the client and the decorators of the SDK do. */
export const sdkFacts: readonly Statement[] = [
  // The generated file has the line twice: for the client, and for the asynchronous one.
  ...client(
    'time limit of the API client',
    /(\d+) if httpx_client is None/,
    '60, 60',
    ['a deployed app | its configuration | 60 seconds', work],
    ['the platform | 60 seconds, or its timeout', work],
    ['600 seconds; 60 for any other call', work],
    ['may take up to 60 seconds', integrating],
    ['when the backend is silent for 60 seconds', `${functions}/config_object`],
    ['None means 60', clientPage],
    ['every other call is given 60', serve],
  ),
  ...containers(
    'time limit of building an image',
    /\{(?:\*\*\w+, )?"timeout_in_seconds": (\d+)\}/,
    '600, 600',
    ['agenta variant serve | the image | 600 seconds', work],
    ['the command waits up to 600 seconds', serve],
    ['Building may take 600 seconds', serve],
    ['build_image waits 600 seconds', clientPage],
    [
      'waits up to ten minutes for the image',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
    ['Give yours ten minutes, as the Python client does', '/reference/api/build-image'],
  ),
  ...requests('first pause of the API client', /^INITIAL_RETRY_DELAY_SECONDS = ([\d.]+)/, '0.5', [
    'pauses that double from 0.5 to',
    clientPage,
  ]),
  ...requests('longest pause of the API client', /^MAX_RETRY_DELAY_SECONDS = ([\d.]+)/, '10', [
    'to 10 seconds, up to a quarter',
    clientPage,
  ]),
  ...requests(
    'longest pause that a server may ask of the API client',
    /^MAX_RETRY_DELAY_SECONDS_FROM_HEADER = ([\d.]+)/,
    '30',
    ['what the header Retry-After says if that is at most 30 seconds', clientPage],
  ),
  ...requests('jitter of the API client', /\(1 - ([\d.]+) \* random\(\)\)/, '0.25', [
    'up to a quarter shorter by chance',
    clientPage,
  ]),
  ...requests(
    'statuses that the API client repeats',
    /^\s*retriable_400s = \[(.*)\]/,
    '429, 408, 409',
    ['repeat on 408, 409, 429', clientPage],
  ),
  ...requests(
    'server errors that the API client repeats',
    /return \w+\.status_code (.*) or \w+\.status_code in/,
    '>= 500',
    ['and from 500 on', clientPage],
  ),
  ...headers(
    'how the SDK sends the key',
    /\["[\w-]+"\] = (self\.api_key)$/,
    'self.api_key',
    ['sent as the Authorization header without a scheme word', clientPage],
    [
      'Send it as it is, without a word such as Bearer in front. The SDK uses this header too',
      introduction,
    ],
    ['Send the key alone, as here and as the SDK does', integrating],
  ),
  ...cache('size of the cache of configurations', /TTLCache\(maxsize=(\d+), ttl=\d+\)/, '1024', [
    'holds 1024 answers',
    `${functions}/config_pull`,
  ]),
  ...cache(
    'when the cache of configurations is thrown away',
    /if cache_timeout (\S+) self\.cache\.ttl/,
    '!=',
    ['Another value throws the whole copy away', integrating],
  ),
  ...files(
    'how the SDK looks for .env',
    /^(load_dotenv\(.*\))/,
    'load_dotenv()',
    ['Importing agenta loads a .env file', `${functions}/init`],
    ['Variables that are already set win over the file', `${functions}/init`],
    ['The SDK looks for .env from its own folder upwards', custom],
  ),
  ...config(
    'order in which ag.init looks for the id of the app',
    /self\.app_id = (.+)/,
    'app_id or config.get("app_id") or os.environ.get("AGENTA_APP_ID")',
    ['the first value that is not empty wins', `${functions}/init`],
  ),
  ...config(
    'order in which ag.init looks for the key',
    /self\.api_key = \(?(api_key or config\.get\("\w+"\) or os\.environ\.get\("\w+"\))/,
    'api_key or config.get("api_key") or os.environ.get("AGENTA_API_KEY")',
    ['For app_id, host and api_key the first value', `${functions}/init`],
  ),
  // One more or less is an error that the page must tell.
  ...config(
    'errors that ag.init and ag.config raise',
    raised,
    'raise NotImplementedError, raise ValueError, raise ValueError',
    ['App ID must be specified', `${functions}/init`],
    ['The method has no body', `${functions}/config_object`],
  ),
  ...cache('errors that ag.Agenta raises', raised, 'raise EnvironmentError', [
    'AGENTA_API_KEY is not set',
    `${functions}/config_pull`,
  ]),
  ...manager(
    'errors that ag.ConfigManager raises',
    raised,
    'raise, raise, raise, raise, raise FileNotFoundError, raise FileNotFoundError, raise NotImplementedError, raise ValueError, raise ValueError, raise ValueError',
    ['Config file not found', `${functions}/config_object`],
  ),
  ...types(
    'errors that types of parameters raise',
    raised,
    'raise ValueError, raise ValueError, raise ValueError',
    [
      'The order of the parameters for MultipleChoiceParam is wrong',
      `${functions}/config_datatypes`,
    ],
  ),
  ...config(
    'name under which register_default stores',
    /self\.push\(config_name="(\w+)"/,
    'default',
    ['stores them as the configuration default if none is stored', `${functions}/config_default`],
  ),
  ...entrypoint(
    'configuration of a deployed call that names none',
    /ag\.config\.pull\(config_name="(\w+)"\)/,
    'default',
    ['Without environment the service uses the configuration called default', integrating],
    ['with neither | the stored configuration default', `${functions}/config_object`],
  ),
  ...entrypoint(
    'web origins that an app admits',
    /^\s+"(\*)",$/,
    '*',
    ['they accept calls from any origin', work],
    ['it accepts requests from web pages of any origin', integrating],
  ),
  ...entrypoint(
    'second key of the body of a failed call',
    /\{"message": \w+, "(\w+)": /,
    'stacktrace',
    ['{"detail": {"message": …, "stacktrace": […]}}', `${functions}/entrypoint`],
  ),
  ...entrypoint(
    'status of a failed call',
    /e\.status_code if hasattr\(e, "status_code"\) else (\d+)/,
    '500',
    ['an exception with a status_code sets the status', `${functions}/entrypoint`],
    ['the model provider refused; its status is passed on', integrating],
  ),
  ...entrypoint(
    'file of the trace of a script',
    /open\("([\w.]+)", "w"\) as trace_file/,
    'trace.json',
    ['writes trace.json', custom, `${functions}/entrypoint`],
  ),
  ...entrypoint(
    'default of a FileInputURL in openapi.json',
    /\["default"\] = "(https?:[^"]+)"/,
    'https://example.com',
    ['default, always https://example.com', `${functions}/config_datatypes`],
  ),
];
