import {factsOf} from './facts';
import type {Statement} from './types';

const services = 'agenta-backend/agenta_backend/services';
const app = factsOf(`${services}/llm_apps_service.py`);
const docker = factsOf(`${services}/docker_utils.py`);
const evaluators = factsOf(`${services}/evaluators_service.py`);
const sandbox = factsOf(`${services}/security/sandbox.py`);
const templates = factsOf(`${services}/templates_manager.py`);
const testSets = factsOf('agenta-backend/agenta_backend/routers/testset_router.py');

const work = '/guides/how_does_agenta_work';
const evaluation = '/evaluation/automatic_evaluation';
const webhook = '/evaluation/webhook_evaluator';
const custom = '/prompt_management/setting_up/custom_applications';
const command = '/prompt_management/setting_up/using_agenta_from_cli';
const serve = '/reference/cli/core_commands/variant_serve';
const start = '/reference/api/start-variant';
const listTemplates = '/guides/tutorials/list_templates';

/** How long the server waits, and how often it tries. */
export const limits: readonly Statement[] = [
  ...app(
    'time limit of an app call in an evaluation',
    /\.post\(.*timeout=(\d+)/,
    '900',
    ['the answer of the app | 900 seconds', work],
    ['a call may take up to 900 seconds', evaluation],
  ),
  ...app(
    'time limit of reading openapi.json in an evaluation',
    /\.get\(\s*uri\b.*timeout=(\d+)/,
    '5',
    ['openapi.json of the app | 5 seconds', work],
  ),
  // No argument: the time limit is the default of httpx, and redirects are not followed.
  ...evaluators(
    'HTTP client of the webhook evaluator',
    /with httpx\.Client\(([^)]*)\)/,
    '',
    ['your service | 5 seconds of silence', work],
    ["The HTTP client's default of 5 seconds applies", webhook],
    ['Redirects are not followed', webhook],
  ),
  ...sandbox(
    'how the code of a custom evaluator is run, without a limit',
    /^\s*(exec)\(\w+,\s*\w+\)/,
    'exec',
    ['its own code | none', work],
    ['no limit on time, memory or network', '/evaluation/custom_evaluator'],
  ),
  ...factsOf('agenta-backend/agenta_backend/celery_config.py')(
    'settings of the worker, none of which limits the time of a task',
    /^(\w+)\s*=/,
    'BROKER_URL, CELERY_ACCEPT_CONTENT, CELERY_QUEUES, CELERY_RESULT_BACKEND, CELERY_RESULT_SERIALIZER, CELERY_TASK_SERIALIZER, CELERY_TASK_TRACK_STARTED, CELERY_TIMEZONE',
    ['a custom evaluator | its own code | none', work],
  ),
  ...testSets(
    'time limit of the import of a test set',
    /requests\.get\(\w+,\s*timeout=(\d+)/,
    '10',
    ['10 seconds of silence', work, '/evaluation/test_sets'],
    ['silent for 10 seconds', '/evaluation/test_sets', '/reference/api/import-testset'],
  ),
  ...docker(
    'when the backend looks at a new container',
    /^\s*sleep\(([\d.]+)\)/,
    '0.5',
    ['half a second after', work, custom],
    ['after half a second', command, start, serve],
  ),
  ...docker(
    'restart policy of the container of an app',
    /restart_policy=\{"Name":\s*"([^"]+)"/,
    'always',
    ['Docker restarts it again and again', work],
    ['restarts the container for ever', custom, command],
    ['Docker restarts a container that fails', start],
    ['Docker restarts a container that ends', serve],
    ['Docker restarts its container again and again', '/reference/cli/quick-usage'],
  ),
  ...templates(
    'cache of the list of templates',
    /\.set\("templates_data".*\bex=(\d+)/,
    '900',
    ['lists are cached for 15 minutes', '/prompt_management/setting_up/creating_an_app'],
    ['wait for the cache of 15 minutes', listTemplates],
    ['caches the template list for 15 minutes', '/self-host/environment-variables'],
    ['keeps it for 15 minutes', '/self-host/host-locally'],
  ),
  ...templates(
    'cache of the index of templates',
    /\.set\("temp_data".*\bex=(\d+)/,
    '900',
    ['Both answers are cached in Redis for 900 seconds', listTemplates],
    ['Both stay in Redis for 15 minutes', '/reference/api/container-templates'],
  ),
  ...templates(
    'attempts to read the list of templates',
    /\(ConnectError, CancelledError\),\s*max_tries=(\d+)/,
    '5',
    ['after five tries it gives up', listTemplates],
  ),
];
