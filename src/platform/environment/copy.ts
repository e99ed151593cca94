import extracted from '../extracted/variables/services.json';
import {variablesOf} from './join';

/** Read only while data moves from MongoDB to Postgres. */
export const dataCopyVariables = variablesOf('data-copy', extracted.variable, {
  MONGODB_URI: {
    fallback: '`localhost`, of the driver',
    meaning:
      'Address of the MongoDB server to read, with user and password. Unset, the copy looks for the server in its own container.',
  },
  MIGRATION_SRC_MONGO_DB_NAME: {
    required: true,
    meaning:
      'End of the source database’s name: `v2` reads `agenta_v2`. Unset, the copy reads a database named `agenta_None`, finds nothing and reports success.',
  },
  MIGRATION_DEST_MONGO_DB_NAME: {
    edition: 'hosted',
    meaning: 'A second MongoDB database that the hosted editions keep.',
  },
});

/** Present in shipped files although no program acts on them. */
export const unreadVariables = variablesOf('unread', extracted.variable, {
  POSTHOG_API_KEY: 'Set on the backend, which sends no usage statistics and does not read it.',
  ALLOW_ORIGINS:
    'Set by `docker-compose.prod.yml`. The origins that may call the backend from a browser are fixed in its code.',
  NEXT_PUBLIC_STANDALONE: 'Exported by `start_web_standalone.sh`.',
  TELEMETRY_TRACKING_ENABLED:
    'Named in the repository’s README. Without the prefix `NEXT_PUBLIC_` it has no effect.',
});
