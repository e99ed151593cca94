import {factsOf} from './facts';
import type {Statement} from './types';

const variables = '/self-host/environment-variables';
const cluster = '/self-host/deploy_remotly/host-on-kubernetes';
const toPostgres = '/self-host/migration/migration-to-postgres';
const work = '/guides/how_does_agenta_work';
const fromMongo = [toPostgres, '/self-host/migration/migration-to-mongodb'] as const;

const released = factsOf('docker-compose.gh.yml');
const tables = factsOf('docker-assets/postgres/init-db.sql');
const copying = factsOf(
  'agenta-backend/agenta_backend/migrations/mongo_to_postgres/docker-compose.migration.yml',
);

/** What the compose file for self-hosting says beyond what drift reads of it as data. */
const composeFile = [
  ...released(
    'path of the web interface at the reverse proxy',
    /routers\.agenta-web\.rule=([^"]+)/,
    'PathPrefix(`/`)',
    ['the rest to the web interface', work],
  ),
  ...released(
    'dashboard of the reverse proxy asks for no password',
    /command:.*(--api\.insecure=\w+)/,
    '--api.insecure=true',
    ['The dashboard of reverse-proxy, port 8080', variables],
  ),
  ...released(
    'entrance of the reverse proxy',
    /command:.*--entrypoints\.web\.address=:(\d+)/,
    '80',
    ['one entrance on port 80', work],
  ),
  ...released(
    'the reverse proxy finds containers through Docker',
    /command:.*(--providers\.\w+)/,
    '--providers.docker',
    ['finds app containers by watching the same socket', cluster],
  ),
  ...released(
    'options of the reverse proxy, none of which limits the time of a call',
    /^\s+command:\s*(--.*)$/,
    '--api.dashboard=true --api.insecure=true --providers.docker --entrypoints.web.address=:80',
    ['the platform’s own proxy sets none', work],
  ),
  ...released('health check of Postgres', /test:.*"pg_\w+ ([^"]*)"/, '-U username -d agenta_oss', [
    '-U, username, -d, agenta_oss',
    cluster,
  ]),
  ...released('interval of the health check of Postgres', /interval:\s*(\w+)/, '10s', [
    'periodSeconds: 10',
    cluster,
  ]),
  ...released('time limit of the health check of Postgres', /timeout:\s*(\w+)/, '5s', [
    'timeoutSeconds: 5',
    cluster,
  ]),
  ...released('failures that the health check of Postgres allows', /retries:\s*(\d+)/, '5', [
    'failureThreshold: 5',
    cluster,
  ]),
];

const databaseScript = [
  ...tables(
    'account that the first start of Postgres creates',
    /CREATE ROLE (\w+) WITH LOGIN/,
    'username',
    ['create username with the published password', variables],
  ),
  ...tables('database that the first start of Postgres expects', /^\\c (\w+)/, 'agenta_oss', [
    'the database name agenta_oss',
    variables,
  ]),
  ...tables('password in the statements of the first start', /PASSWORD '(\w+)'/, 'password', [
    'they create username with the published password beside it',
    variables,
  ]),
];

/** The MongoDB of the old instances, as its shipped compose file has it. */
const mongo = [
  ...copying('account of MongoDB', /MONGO_INITDB_ROOT_USERNAME:\s*(\S+)/, 'username', [
    'mongo --quiet -u username -p password',
    ...fromMongo,
  ]),
  ...copying('password of MongoDB', /MONGO_INITDB_ROOT_PASSWORD:\s*(\S+)/, 'password', [
    'mongo --quiet -u username -p password',
    ...fromMongo,
  ]),
  ...copying(
    'health check of MongoDB',
    /test:\s*\[("CMD",.*)\]/,
    `"CMD", "mongo", "--eval", "db.adminCommand('ping')"`,
    [`test: ["CMD", "mongo", "--eval", "db.adminCommand('ping')"]`, ...fromMongo],
  ),
  ...copying(
    'variables with A in the compose file of the migration',
    /^\s*- (A\w+)=/,
    'AGENTA_TEMPLATE_REPO',
    ['It also omits ALEMBIC_CFG_PATH', toPostgres],
  ),
  ...copying(
    'folder of the web sources in the compose file of the migration',
    /context:\s*(\S+)/,
    './agenta-web',
    ['looks for its sources below its own folder', toPostgres],
  ),
];

/** What the compose files say beyond what drift reads of them as data. */
export const compose: readonly Statement[] = [...composeFile, ...databaseScript, ...mongo];
