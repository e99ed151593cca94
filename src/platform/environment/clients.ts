import type {EnvironmentVariable} from './types';

const group = 'sdk-cli' as const;

/** Read outside the compose file: by the Python package, and inside the containers of apps. */
export const clientVariables: readonly EnvironmentVariable[] = [
  {
    name: 'AGENTA_HOST',
    group,
    readBy: ['sdk'],
    fallback: 'https://cloud.agenta.ai',
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Address of the platform, without `/api` or a final slash. An argument or a configuration file passed to `init` wins. The backend sets it inside every app container.',
  },
  {
    name: 'AGENTA_API_KEY',
    group,
    readBy: ['sdk', 'cli'],
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'hosted',
    meaning:
      'Key for a hosted edition. The open-source backend has no login and ignores it; `Agenta()` of the SDK demands some value even there. Hosted editions set it inside every app container.',
  },
  {
    name: 'AGENTA_APP_ID',
    group,
    readBy: ['sdk'],
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'App that the code belongs to, if it passes none to `init`. Set inside every app container.',
  },
  {
    name: 'AGENTA_BASE_ID',
    group,
    readBy: ['sdk'],
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'all',
    meaning: 'Base to which running code belongs. Set inside every app container.',
  },
  {
    name: 'environment',
    group,
    readBy: ['sdk'],
    fallback: 'unset',
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Written in lower case. Environment noted on a trace that was started outside a request to an app.',
  },
  {
    name: 'BACKEND_URL_SUFFIX',
    group,
    readBy: ['cli'],
    fallback: 'api',
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Path of the HTTP API below the host, for the commands alone. The SDK and the web interface always use `/api`, so an instance behind another path works for neither.',
  },
  {
    name: 'AGENTA_CLI_DEBUG',
    group,
    readBy: ['cli'],
    fallback: 'off',
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Any value, `false` included, keeps the files that `agenta variant serve` copies into the folder for packing.',
  },
];

const copy = 'data-copy' as const;

/** Read only while data moves from MongoDB to Postgres. */
export const dataCopyVariables: readonly EnvironmentVariable[] = [
  {
    name: 'MONGODB_URI',
    group: copy,
    readBy: ['copy'],
    fallback: null,
    composeValue: null,
    required: true,
    edition: 'all',
    meaning: 'Address of the MongoDB server to read, with user and password.',
  },
  {
    name: 'MIGRATION_SRC_MONGO_DB_NAME',
    group: copy,
    readBy: ['copy'],
    fallback: null,
    composeValue: null,
    required: true,
    edition: 'all',
    meaning:
      'End of the source database’s name: `v2` reads `agenta_v2`. Unset, the copy reads a database named `agenta_None`, finds nothing and reports success.',
  },
  {
    name: 'MIGRATION_DEST_MONGO_DB_NAME',
    group: copy,
    readBy: ['copy'],
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'hosted',
    meaning: 'A second MongoDB database that the hosted editions keep.',
  },
];

const unread = 'unread' as const;

/** Present in shipped files although no program acts on them. */
export const unreadVariables: readonly EnvironmentVariable[] = [
  {
    name: 'POSTHOG_API_KEY',
    group: unread,
    readBy: [],
    fallback: null,
    composeValue: 'the public project key of the platform’s makers',
    required: false,
    edition: 'all',
    meaning: 'Set on the backend, which sends no usage statistics and does not read it.',
  },
  {
    name: 'ALLOW_ORIGINS',
    group: unread,
    readBy: [],
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Set by `docker-compose.prod.yml`. The origins that may call the backend from a browser are fixed in its code.',
  },
  {
    name: 'NEXT_PUBLIC_STANDALONE',
    group: unread,
    readBy: [],
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'all',
    meaning: 'Exported by `start_web_standalone.sh`.',
  },
  {
    name: 'TELEMETRY_TRACKING_ENABLED',
    group: unread,
    readBy: [],
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Named in the repository’s README. Without the prefix `NEXT_PUBLIC_` it has no effect.',
  },
];
