import {provenBy} from './facts';
import type {Statement} from './types';

const variables = '/self-host/environment-variables';
const cluster = '/self-host/deploy_remotly/host-on-kubernetes';
const toPostgres = '/self-host/migration/migration-to-postgres';
const work = '/guides/how_does_agenta_work';
const fromMongo = [toPostgres, '/self-host/migration/migration-to-mongodb'];

/** What the compose file for self-hosting says beyond what drift reads of it as data. */
const composeFile = provenBy('docker-compose.gh.yml', cluster, [
  {
    name: 'path of the web interface at the reverse proxy',
    value: 'PathPrefix(`/`)',
    says: 'the rest to the web interface',
    pages: [work],
    line: /routers\.agenta-web\.rule=([^"]+)/,
  },
  {
    name: 'dashboard of the reverse proxy asks for no password',
    value: '--api.insecure=true',
    says: 'The dashboard of reverse-proxy, port 8080',
    pages: [variables],
    line: /command:.*(--api\.insecure=\w+)/,
  },
  {
    name: 'entrance of the reverse proxy',
    value: '80',
    says: 'one entrance on port 80',
    pages: [work],
    line: /command:.*--entrypoints\.web\.address=:(\d+)/,
  },
  {
    name: 'the reverse proxy finds containers through Docker',
    value: '--providers.docker',
    says: 'finds app containers by watching the same socket',
    line: /command:.*(--providers\.\w+)/,
  },
  {
    name: 'health check of Postgres',
    value: '-U username -d agenta_oss',
    says: '-U, username, -d, agenta_oss',
    line: /test:.*"pg_\w+ ([^"]*)"/,
  },
  {
    name: 'interval of the health check of Postgres',
    value: '10s',
    says: 'periodSeconds: 10',
    line: /interval:\s*(\w+)/,
  },
  {
    name: 'time limit of the health check of Postgres',
    value: '5s',
    says: 'timeoutSeconds: 5',
    line: /timeout:\s*(\w+)/,
  },
  {
    name: 'failures that the health check of Postgres allows',
    value: '5',
    says: 'failureThreshold: 5',
    line: /retries:\s*(\d+)/,
  },
]);

const databaseScript = provenBy('docker-assets/postgres/init-db.sql', variables, [
  {
    name: 'account that the first start of Postgres creates',
    value: 'username',
    says: 'create username with the published password',
    line: /CREATE ROLE (\w+) WITH LOGIN/,
  },
  {
    name: 'database that the first start of Postgres expects',
    value: 'agenta_oss',
    says: 'the database name agenta_oss',
    line: /^\\c (\w+)/,
  },
]);

/** The MongoDB of the old instances, as its shipped compose file has it. */
const mongo = provenBy(
  'agenta-backend/agenta_backend/migrations/mongo_to_postgres/docker-compose.migration.yml',
  toPostgres,
  [
    {
      name: 'account of MongoDB',
      value: 'username',
      says: 'mongo --quiet -u username -p password',
      pages: fromMongo,
      line: /MONGO_INITDB_ROOT_USERNAME:\s*(\S+)/,
    },
    {
      name: 'password of MongoDB',
      value: 'password',
      says: 'mongo --quiet -u username -p password',
      pages: fromMongo,
      line: /MONGO_INITDB_ROOT_PASSWORD:\s*(\S+)/,
    },
    {
      name: 'health check of MongoDB',
      value: `"CMD", "mongo", "--eval", "db.adminCommand('ping')"`,
      says: `test: ["CMD", "mongo", "--eval", "db.adminCommand('ping')"]`,
      pages: fromMongo,
      line: /test:\s*\[("CMD",.*)\]/,
    },
    {
      name: 'folder of the web sources in the compose file of the migration',
      value: './agenta-web',
      says: 'looks for its sources below its own folder',
      line: /context:\s*(\S+)/,
    },
  ],
);

/** What the compose files say beyond what drift reads of them as data. */
export const compose: readonly Statement[] = [...composeFile, ...databaseScript, ...mongo];
