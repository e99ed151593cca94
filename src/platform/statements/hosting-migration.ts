import {provenBy} from './facts';
import type {Statement} from './types';

const toPostgres = '/self-host/migration/migration-to-postgres';
const schema = '/self-host/migration/applying-schema-migration';
const toMongo = '/self-host/migration/migration-to-mongodb';
const contribute = '/misc/contributing/getting-started';
const migrations = 'agenta-backend/agenta_backend/migrations';

const schemaTool = [
  ...provenBy(`${migrations}/postgres/utils.py`, schema, [
    {
      name: 'message of the migration job that misleads',
      value: 'All migrations are up-to-date',
      says: 'All migrations are up-to-date',
      line: /"\\n(All migrations are [\w-]+)\./,
    },
    {
      name: 'message of the migration job after a migration',
      value: 'Migration applied successfully. The container will now exit.',
      says: 'Migration applied successfully. The container will now exit.',
      pages: [schema, toPostgres],
      line: /"\\n(Migration applied[^"]+)"/,
    },
    {
      name: 'message of the backend about pending migrations',
      value: 'pending database migrations',
      says: '“Pending database migrations” is always printed',
      line: /\\nWe have detected that there are (pending [a-z ]+) \{/,
    },
    {
      name: 'value that applies migrations at each start',
      value: 'true',
      says: 'and the value exactly true',
      line: /\w*AUTO_MIGRATIONS\s*==\s*"(\w+)"/,
    },
    {
      name: 'older steps than the recorded one count as pending',
      value: 'not in',
      says: 'older ones always count as missing',
      line: /\[\w+ for \w+ in \w+ if \w+ (not in|in) \w*applied\w*\]/,
    },
  ]),
  ...provenBy(
    `${migrations}/postgres/versions/5c29a64204f4_added_modified_by_id_column_to_apps_db.py`,
    schema,
    [
      {
        name: 'constraint without a name in the step back of 5c29a64204f4',
        value: 'None',
        says: 'the step back of 5c29a64204f4 names no constraint',
        line: /drop_constraint\((\w+), "app_db", type_="fore/,
      },
    ],
  ),
  ...provenBy(`${migrations}/postgres/alembic.oss.ini`, schema, [
    {
      name: 'folder of the schema tool in the container',
      value: '/app/agenta_backend/migrations/postgres',
      says: '-w /app/agenta_backend/migrations/postgres agenta-backend-1',
      pages: [schema, toPostgres, contribute],
      line: /^script_location\s*=\s*(\S+)/,
    },
  ]),
];

const copyFromMongo = [
  ...provenBy(`${migrations}/mongo_to_postgres/migration.py`, toPostgres, [
    {
      name: 'message at the end of the copy from MongoDB',
      value: 'Migration completed successfully.',
      says: 'Migration completed successfully.',
      line: /print\("(Migration completed[^"]*)"\)/,
    },
    {
      name: 'last collection of the copy from MongoDB',
      value: 'new_evaluation_scenarios',
      says: 'sixteen rows, down to new_evaluation_scenarios',
      line: /^\s*"(new_\w+_scenarios)",$/,
    },
  ]),
  ...provenBy(`${migrations}/mongo_to_postgres/utils.py`, toPostgres, [
    {
      name: 'message of the copy about a wrong document',
      value: 'Failing migration for collection',
      says: 'Failing migration for collection: …',
      line: /print\(f"(Failing migration[\w ]+):/,
    },
    {
      name: 'message of the copy about a second run',
      value: 'Multiple mappings found for',
      says: 'Multiple mappings found for …',
      line: /f"(Multiple mappings[\w ]+?) \{/,
    },
    {
      name: 'message of the copy about two equal documents',
      value: 'Skipping duplicate document in',
      says: 'Skipping duplicate document in …',
      line: /print\(f"\\n(Skipping[\w ]+?) \{/,
    },
    {
      name: 'table head of the report of the copy',
      value: '"Table", "Total in MongoDB", "Migrated to PostgreSQL", "Skipped"',
      says: '| Table | Total in MongoDB | Migrated to PostgreSQL | Skipped |',
      line: /=\s*\[("Table", .*)\]/,
    },
  ]),
  ...provenBy(`${migrations}/mongo_to_postgres/mongo_db_engine.py`, toPostgres, [
    {
      name: "beginning of the name of MongoDB's database",
      value: 'agenta_',
      says: 'v2 reads agenta_v2',
      pages: [toPostgres, '/self-host/environment-variables'],
      line: /f"(\w+)\{os\.environ\.get\('MIGRATION_SRC_MONGO_DB_NAME'\)/,
    },
  ]),
  ...provenBy('agenta-backend/agenta_backend/models/db_models.py', toPostgres, [
    {
      name: 'table of old and new ids',
      value: 'ids_mapping',
      says: 'kept in the table ids_mapping',
      line: /__table\w+\s*=\s*"(ids\w+)"/,
    },
  ]),
  ...provenBy(`${migrations}/mongo/backup.py`, toMongo, [
    {
      name: 'database that backup.py empties',
      value: 'agenta_v2',
      says: 'drops every collection of agenta_v2',
      line: /=\s*"(agenta_v\d+)"/,
    },
    {
      name: 'database from which backup.py fills',
      value: 'agenta_v2_backup',
      says: 'from a database agenta_v2_backup',
      line: /=\s*"(agenta_\w+_backup)"/,
    },
  ]),
];

/** Schema migrations, and the copy from MongoDB. */
export const migration: readonly Statement[] = [...schemaTool, ...copyFromMongo];
