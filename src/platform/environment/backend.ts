import type {EnvironmentVariable, ServiceId} from './types';

const group = 'backend' as const;
const backend: readonly ServiceId[] = ['backend'];
const everyBackendImage: readonly ServiceId[] = ['backend', 'worker', 'migration'];

/** Read by the three containers that run the backend image. */
export const backendVariables: readonly EnvironmentVariable[] = [
  {
    name: 'FEATURE_FLAG',
    group,
    readBy: everyBackendImage,
    fallback: null,
    composeValue: 'oss',
    required: true,
    edition: 'all',
    meaning:
      'Edition: `oss`, `cloud`, `cloud-dev` or `ee`. Read while the program loads, so a missing value stops it. The code behind the last three is not public; only `oss` starts from the public sources.',
  },
  {
    name: 'POSTGRES_URI',
    group,
    readBy: [...everyBackendImage, 'copy'],
    fallback: null,
    composeValue: 'postgresql+asyncpg://username:password@postgres:5432/agenta_oss',
    required: true,
    edition: 'all',
    meaning:
      'Address of the database (connection string), with user and password, be it the container or an external Postgres. The scheme must name the asynchronous driver: `postgresql+asyncpg`.',
  },
  {
    name: 'ALEMBIC_CFG_PATH',
    group,
    readBy: everyBackendImage,
    fallback: null,
    composeValue: '/app/agenta_backend/migrations/postgres/alembic.oss.ini',
    required: true,
    edition: 'all',
    meaning:
      'Path, inside the container, of the configuration of the schema migration tool. Read while the program loads; a missing value stops it.',
  },
  {
    name: 'AGENTA_AUTO_MIGRATIONS',
    group,
    readBy: ['migration'],
    fallback: 'off',
    composeValue: 'false',
    required: false,
    edition: 'all',
    meaning:
      'The exact text `true` applies pending schema migrations at each `up`. Any other value applies them only to a database that has never been migrated. Note the final S.',
  },
  {
    name: 'REDIS_URL',
    group,
    readBy: backend,
    fallback: null,
    composeValue: 'redis://redis:6379/0',
    required: true,
    edition: 'all',
    meaning:
      'Redis server that caches the template list for 15 minutes. Only the backend reads it, at its start; the compose file also sets it on the worker, where it has no effect.',
  },
  {
    name: 'CELERY_BROKER_URL',
    group,
    readBy: ['backend', 'worker'],
    fallback: null,
    composeValue: 'amqp://guest@rabbitmq//',
    required: true,
    edition: 'all',
    meaning:
      'Queue that carries evaluations to the worker. The messages contain the provider keys that the browser sends with an evaluation.',
  },
  {
    name: 'CELERY_RESULT_BACKEND',
    group,
    readBy: ['backend', 'worker'],
    fallback: null,
    composeValue: 'redis://redis:6379/0',
    required: true,
    edition: 'all',
    meaning: 'Where the worker keeps the outcome of each task.',
  },
  {
    name: 'DOMAIN_NAME',
    group,
    readBy: backend,
    fallback: null,
    composeValue: '${DOMAIN_NAME:-http://localhost}',
    required: true,
    edition: 'all',
    meaning:
      'Public address of the instance with its protocol and without a final slash. It becomes the start of every service URL and, except for `http://localhost`, the `AGENTA_HOST` of each app container. Stored when an app starts: later changes reach new containers only.',
  },
  {
    name: 'BARE_DOMAIN_NAME',
    group,
    readBy: backend,
    fallback: null,
    composeValue: '${BARE_DOMAIN_NAME:-localhost}',
    required: false,
    edition: 'all',
    meaning:
      'Host name without protocol. Read only when `ENVIRONMENT` is `production`; then app containers answer on this host name alone, and a missing value stops apps from starting.',
  },
  {
    name: 'ENVIRONMENT',
    group,
    readBy: backend,
    fallback: 'development routing',
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Only `production` changes the program: app containers get routing rules with a host name and, when `DOMAIN_NAME` contains `https`, rules for an entry point named `web-secure` and a certificate resolver named `myResolver`, which no shipped compose file defines.',
  },
  {
    name: 'AGENTA_TEMPLATE_REPO',
    group,
    readBy: backend,
    fallback: null,
    composeValue: 'agentaai/templates_v2',
    required: true,
    edition: 'all',
    meaning:
      'Docker Hub repository that holds the template images. One of the two places that read it falls back to the same name; the template list at start does not.',
  },
  {
    name: 'TEMPLATES_BASE_URL',
    group,
    readBy: backend,
    fallback: null,
    composeValue: 'https://llm-app-json.s3.eu-central-1.amazonaws.com',
    required: true,
    edition: 'all',
    meaning: 'Folder that holds `llm_info.json`, the index of the templates.',
  },
  {
    name: 'DOCKER_HUB_URL',
    group,
    readBy: backend,
    fallback: null,
    composeValue: 'https://hub.docker.com/v2/repositories',
    required: true,
    edition: 'all',
    meaning: 'Address at which the backend asks for the tags of the template repository.',
  },
  {
    name: 'REGISTRY_REPO_NAME',
    group,
    readBy: backend,
    fallback: null,
    composeValue: 'agentaai',
    required: true,
    edition: 'all',
    meaning:
      'Beginning that the tag of a served image must have before the backend accepts it. Keep `agentaai`: every build writes `agentaai/` into the tag, whatever the variable says, so another value makes every `agenta variant serve` fail.',
  },
  {
    name: 'DATABASE_MODE',
    group,
    readBy: ['backend', 'worker', 'migration', 'copy'],
    fallback: 'v2',
    composeValue: 'v2',
    required: false,
    edition: 'all',
    meaning: 'Read, but it no longer chooses the database: `POSTGRES_URI` does.',
  },
  ...[
    'OPENAI_API_KEY',
    'MISTRAL_API_KEY',
    'COHERE_API_KEY',
    'ANTHROPIC_API_KEY',
    'ANYSCALE_API_KEY',
    'PERPLEXITYAI_API_KEY',
    'DEEPINFRA_API_KEY',
    'TOGETHERAI_API_KEY',
    'ALEPHALPHA_API_KEY',
    'OPENROUTER_API_KEY',
    'GROQ_API_KEY',
    'GEMINI_API_KEY',
  ].map((name): EnvironmentVariable => ({
    name,
    group,
    readBy: backend,
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'hosted',
    meaning:
      'Key for apps made from a template. Hosted editions demand all twelve keys. The open-source edition ignores it: keys come from **LLM Keys** in the browser.',
  })),
];
