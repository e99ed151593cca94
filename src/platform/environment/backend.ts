import extracted from '../extracted/variables/services.json';
import {variablesOf} from './join';

const providerKey = {
  edition: 'hosted',
  meaning:
    'Key for apps made from a template. Hosted editions demand all twelve keys. The open-source edition ignores it: the interface sends the keys under **LLM Keys**.',
} as const;

/** Read by the three containers that run the backend image. */
export const backendVariables = variablesOf('backend', extracted.variable, {
  FEATURE_FLAG: {
    readBy: ['backend', 'worker', 'migration', 'copy'],
    meaning:
      'Edition: `oss`, `cloud`, `cloud-dev` or `ee`. Read while the program loads, so a missing value stops it. The code behind the last three is not public; only `oss` starts from the public sources.',
  },
  POSTGRES_URI: {
    readBy: ['backend', 'worker', 'migration', 'copy'],
    meaning:
      'Address of the database (connection string), with user and password, be it the container or an external Postgres. The scheme must name the asynchronous driver: `postgresql+asyncpg`.',
  },
  ALEMBIC_CFG_PATH: {
    readBy: ['backend', 'worker', 'migration'],
    meaning:
      'Path, inside the container, of the configuration of the schema migration tool. Read while the program loads; a missing value stops it.',
  },
  AGENTA_AUTO_MIGRATIONS: {
    readBy: ['migration'],
    meaning:
      'The exact text `true` applies pending schema migrations at each `up`. Any other value applies them only to a database that has never been migrated. Note the final S.',
  },
  REDIS_URL: {
    required: true,
    meaning:
      'Redis server that caches the template list for 15 minutes. Only the backend reads it, at its start; the compose file also sets it on the worker, where it has no effect.',
  },
  CELERY_BROKER_URL: {
    readBy: ['backend', 'worker'],
    required: true,
    meaning:
      'Queue that carries evaluations to the worker; without it, none starts. The messages contain the provider keys that the browser sends with an evaluation.',
  },
  CELERY_RESULT_BACKEND: {
    readBy: ['backend', 'worker'],
    meaning:
      'Where the worker keeps the outcome of each task. Nothing reads it: evaluations also run without a value.',
  },
  DOMAIN_NAME:
    'Public address of the instance with its protocol and without a final slash. It becomes the start of every service URL and, except for `http://localhost`, the `AGENTA_HOST` of each app container. Stored when an app starts: later changes reach new containers only.',
  BARE_DOMAIN_NAME:
    'Host name without protocol. Read only when `ENVIRONMENT` is `production`; then app containers answer on this host name alone, and a missing value stops apps from starting.',
  ENVIRONMENT:
    'Only `production` changes the program: app containers get routing rules with a host name and, when `DOMAIN_NAME` contains `https`, rules for an entry point named `web-secure` and a certificate resolver named `myResolver`, which no shipped compose file defines.',
  AGENTA_TEMPLATE_REPO: {
    required: true,
    meaning:
      'Docker Hub repository that holds the template images. One of the two places that read it falls back to the same name; the template list at start does not.',
  },
  TEMPLATES_BASE_URL: {
    required: true,
    meaning: 'Folder that holds `llm_info.json`, the index of the templates.',
  },
  DOCKER_HUB_URL: {
    required: true,
    meaning: 'Address at which the backend asks for the tags of the template repository.',
  },
  REGISTRY_REPO_NAME: {
    required: true,
    meaning:
      'Beginning that the tag of a served image must have before the backend accepts it. Keep `agentaai`: every build begins the tag with `agentaai/`, whatever the variable says, so another beginning makes every `agenta variant serve` fail.',
  },
  DATABASE_MODE: {
    readBy: ['backend', 'worker', 'migration', 'copy'],
    meaning: 'Read, but it no longer chooses the database: `POSTGRES_URI` does.',
  },
  OPENAI_API_KEY: providerKey,
  MISTRAL_API_KEY: providerKey,
  COHERE_API_KEY: providerKey,
  ANTHROPIC_API_KEY: providerKey,
  ANYSCALE_API_KEY: providerKey,
  PERPLEXITYAI_API_KEY: providerKey,
  DEEPINFRA_API_KEY: providerKey,
  TOGETHERAI_API_KEY: providerKey,
  ALEPHALPHA_API_KEY: providerKey,
  OPENROUTER_API_KEY: providerKey,
  GROQ_API_KEY: providerKey,
  GEMINI_API_KEY: providerKey,
});
