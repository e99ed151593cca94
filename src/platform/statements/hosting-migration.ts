import {factsOf} from './facts';
import type {Statement} from './types';

const toPostgres = '/self-host/migration/migration-to-postgres';
const schema = '/self-host/migration/applying-schema-migration';
const toMongo = '/self-host/migration/migration-to-mongodb';
const contribute = '/misc/contributing/getting-started';
const migrations = 'agenta-backend/agenta_backend/migrations';

const schemaTools = factsOf(`${migrations}/postgres/utils.py`);
const copy = factsOf(`${migrations}/mongo_to_postgres/migration.py`);
const copyTools = factsOf(`${migrations}/mongo_to_postgres/utils.py`);
const backup = factsOf(`${migrations}/mongo/backup.py`);

const schemaTool = [
  ...schemaTools(
    'message of the migration job that misleads',
    /"\\n(All migrations are [\w-]+)\./,
    'All migrations are up-to-date',
    ['All migrations are up-to-date', schema],
  ),
  ...schemaTools(
    'message of the migration job after a migration',
    /"\\n(Migration applied[^"]+)"/,
    'Migration applied successfully. The container will now exit.',
    ['Migration applied successfully. The container will now exit.', schema, toPostgres],
  ),
  ...schemaTools(
    'message of the backend about pending migrations',
    /\\nWe have detected that there are (pending [a-z ]+) \{/,
    'pending database migrations',
    ['“Pending database migrations” is always printed', schema],
  ),
  ...schemaTools(
    'value that applies migrations at each start',
    /\w*AUTO_MIGRATIONS\s*==\s*"(\w+)"/,
    'true',
    ['and the value exactly true', schema],
  ),
  ...schemaTools(
    'older steps than the recorded one count as pending',
    /\[\w+ for \w+ in \w+ if \w+ (not in|in) \w*applied\w*\]/,
    'not in',
    ['older ones always count as missing', schema],
  ),
  ...schemaTools('how far the migration job migrates', /command\.upgrade\(\w+, "(\w+)"\)/, 'head', [
    'the job applies both by itself at the first up of release 0.24',
    schema,
  ]),
  ...schemaTools('when the migration job migrates', /if \w+ (or|and) \w+ == "\w+":/, 'or', [
    'It migrates a database that has never been migrated, or any database when',
    schema,
  ]),
  ...schemaTools('the migration job fails with the error', /^\s+(raise) \w+$/, 'raise', [
    'apply_alembic_migration shows code 1',
    schema,
  ]),
  ...factsOf(
    `${migrations}/postgres/versions/5c29a64204f4_added_modified_by_id_column_to_apps_db.py`,
  )(
    'constraint without a name in the step back of 5c29a64204f4',
    /drop_constraint\((\w+), "app_db", type_="fore/,
    'None',
    ['the step back of 5c29a64204f4 names no constraint', schema],
  ),
  ...factsOf(`${migrations}/postgres/alembic.oss.ini`)(
    'folder of the schema tool in the container',
    /^script_location\s*=\s*(\S+)/,
    '/app/agenta_backend/migrations/postgres',
    ['-w /app/agenta_backend/migrations/postgres agenta-backend-1', schema, toPostgres, contribute],
  ),
];

const copyFromMongo = [
  ...copy(
    'message at the end of the copy from MongoDB',
    /print\("(Migration completed[^"]*)"\)/,
    'Migration completed successfully.',
    ['Migration completed successfully.', toPostgres],
  ),
  ...copy(
    'collections that the copy from MongoDB reads, sorted',
    /(?:migrate_collection\(|^\s+)"([a-z_]+)",(?:$|\s[A-Z])/,
    'app_db, app_variant_revisions, app_variants, bases, deployments, docker_images, environments, environments_revisions, evaluators_configs, human_evaluations, human_evaluations_scenarios, new_evaluation_scenarios, new_evaluations, templates, testsets, users',
    ['A script reads sixteen MongoDB collections', toPostgres],
  ),
  ...copy(
    'how the copy from MongoDB ends after an error',
    /^\s+(except|raise|finally|sys\.exit)\b/,
    'except, finally',
    ['The exit code is 0 even after an error', toPostgres],
    ['The report is printed in every case', toPostgres],
  ),
  ...copyTools(
    'heading of the report of the copy',
    /"\\n (=+ [\w ]+ =+)"/,
    '============================ Migration Report ============================',
    ['============================ Migration Report ============================', toPostgres],
  ),
  ...copy(
    'last collection of the copy from MongoDB',
    /^\s*"(new_\w+_scenarios)",$/,
    'new_evaluation_scenarios',
    ['sixteen rows, down to new_evaluation_scenarios', toPostgres],
  ),
  ...copyTools(
    'message of the copy about a wrong document',
    /print\(f"(Failing migration[\w ]+):/,
    'Failing migration for collection',
    ['Failing migration for collection: …', toPostgres],
  ),
  ...copyTools(
    'message of the copy about a second run',
    /f"(Multiple mappings[\w ]+?) \{/,
    'Multiple mappings found for',
    ['Multiple mappings found for …', toPostgres],
  ),
  ...copyTools(
    'message of the copy about two equal documents',
    /print\(f"\\n(Skipping[\w ]+?) \{/,
    'Skipping duplicate document in',
    ['Skipping duplicate document in …', toPostgres],
  ),
  ...copyTools(
    'table head of the report of the copy',
    /=\s*\[("Table", .*)\]/,
    '"Table", "Total in MongoDB", "Migrated to PostgreSQL", "Skipped"',
    ['| Table | Total in MongoDB | Migrated to PostgreSQL | Skipped |', toPostgres],
  ),
  ...factsOf(`${migrations}/mongo_to_postgres/mongo_db_engine.py`)(
    "beginning of the name of MongoDB's database",
    /f"(\w+)\{os\.environ\.get\('MIGRATION_SRC_MONGO_DB_NAME'\)/,
    'agenta_',
    ['v2 reads agenta_v2', toPostgres, '/self-host/environment-variables'],
  ),
  ...factsOf('agenta-backend/agenta_backend/models/db_models.py')(
    'table of old and new ids',
    /__table\w+\s*=\s*"(ids\w+)"/,
    'ids_mapping',
    ['kept in the table ids_mapping', toPostgres],
  ),
  ...backup('database that backup.py empties', /=\s*"(agenta_v\d+)"/, 'agenta_v2', [
    'drops every collection of agenta_v2',
    toMongo,
  ]),
  ...backup('what backup.py does with each collection', /\]\.(\w+)\(\)$/, 'drop', [
    'It makes no backup: it drops every collection',
    toMongo,
  ]),
  ...backup(
    'database from which backup.py fills',
    /=\s*"(agenta_\w+_backup)"/,
    'agenta_v2_backup',
    ['from a database agenta_v2_backup', toMongo],
  ),
];

/** Schema migrations, and the copy from MongoDB. */
export const migration: readonly Statement[] = [...schemaTool, ...copyFromMongo];
