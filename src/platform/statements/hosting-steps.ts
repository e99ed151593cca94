// cspell:ignore buildargs newgrp
import {factsOf} from './facts';
import type {Statement} from './types';

const jobs = factsOf('agenta-backend/agenta_backend/migrations/postgres/utils.py');
const copied = factsOf('agenta-backend/agenta_backend/migrations/mongo_to_postgres/migration.py');
const copying = factsOf('agenta-backend/agenta_backend/migrations/mongo_to_postgres/utils.py');
const backup = factsOf('agenta-backend/agenta_backend/migrations/mongo/backup.py');
const compose = factsOf('docker-compose.gh.yml');
const prod = factsOf('docker-compose.prod.yml');
const web = factsOf('agenta-web/prod.Dockerfile');
const main = factsOf('agenta-backend/agenta_backend/main.py');
const containers = factsOf('agenta-backend/agenta_backend/services/deployment_manager.py');
const images = factsOf('agenta-backend/agenta_backend/services/container_manager.py');
const docker = factsOf('agenta-backend/agenta_backend/services/docker_utils.py');
const script = factsOf('self-host/aws/instance-setup.sh');
const gcpMachine = factsOf('self-host/gcp/agenta-instance.tf');
const who = factsOf('agenta-backend/agenta_backend/services/auth_helper.py');

/** What the jobs, compose files, images and scripts of an installation do, start and leave out. */
export const hostingSteps: readonly Statement[] = [
  ...jobs('what the migration job says otherwise', /^\s+(else|elif .*):$/, 'else', [
    'even when migrations are pending',
    '/self-host/migration/applying-schema-migration',
  ]),
  ...jobs('steps that the backend compares', /script\.(\w+)\(/, 'walk_revisions', [
    'the backend compares the list of all steps with the one step that the database records',
    '/self-host/migration/applying-schema-migration',
  ]),
  ...jobs(
    'what counts as a database that was never migrated',
    /FIRST_TIME_USER = True if "(\w+)" in/,
    'alembic_version',
    [
      'A database from 0.19 to 0.21 records no step yet, so the job applies both by itself',
      '/self-host/migration/applying-schema-migration',
    ],
  ),
  ...jobs('pending migrations that the backend tells of', /if len\(\w+\) (>= \d):/, '>= 1', [
    'At each start the backend compares',
    '/self-host/migration/applying-schema-migration',
  ]),
  ...backup(
    'what backup.py checks before it empties',
    /^\s+(if|raise|for|sys\.exit)\b/,
    'for, for, if',
    ['it drops every collection', '/self-host/migration/migration-to-mongodb'],
    [
      'Where that database does not exist, nothing is left',
      '/self-host/migration/migration-to-mongodb',
    ],
  ),
  ...backup('what backup.py writes', /\]\.(\w+)\(data\)/, 'insert_many', [
    'It makes no backup',
    '/self-host/migration/migration-to-mongodb',
  ]),
  ...copied(
    'what the copy from MongoDB does at the end of an error',
    /^\s+(traceback\.print_exc|print_migration_report|raise|sys\.exit)\b/,
    'print_migration_report, print_migration_report, traceback.print_exc',
    [
      'The script catches the error, prints it, and ends normally',
      '/self-host/migration/migration-to-postgres',
    ],
  ),
  ...copying(
    'what is stored before a row of the copy',
    /^\s+await (session\.\w+)\(/,
    'session.commit, session.commit, session.rollback',
    [
      'Each run stores the pair of ids before it stores the row',
      '/self-host/migration/migration-to-postgres',
    ],
  ),
  ...copying(
    'what the copy does with a document twice',
    /^\s+except \((.*)\) as/,
    'asyncpg.exceptions.UniqueViolationError, IntegrityError',
    [
      'Two documents share a value that must be unique',
      '/self-host/migration/migration-to-postgres',
    ],
  ),
  ...copying('what the copy asks of MongoDB', /mongo_db\[\w+\]\.(\w+)\(/, 'count_documents, find', [
    'It changes nothing in MongoDB',
    '/self-host/migration/migration-to-postgres',
  ]),
  ...copying('identifiers of the copied rows', /return uuid\.(\w+)\(\)/, 'uuid7', [
    'Each row gets a new id in the form of a UUID',
    '/self-host/migration/migration-to-postgres',
  ]),
  ...compose(
    'services that start by themselves again',
    /^ {8}restart: (\w+)$/,
    'always, always, always, always, always, always',
    ['All other services except the migration job have one already', '/self-host/host-locally'],
  ),
  ...compose(
    'names of the containers',
    /container_name: (\S+)/,
    'agenta-backend-1, agenta-web-1, celery-worker-1, postgres',
    [
      "Agenta's names are fixed, so two instances on one machine are not possible",
      '/self-host/host-locally',
    ],
  ),
  ...compose(
    'what waits for what',
    /condition: (\w+)/,
    'service_completed_successfully, service_healthy, service_healthy, service_healthy',
    [
      'Postgres, until it is healthy, then the schema migration and pgadmin',
      '/self-host/host-locally',
    ],
  ),
  ...compose(
    'images without a version',
    /image: (ghcr\.io\/\S+)/,
    'ghcr.io/agenta-ai/agenta-backend, ghcr.io/agenta-ai/agenta-backend, ghcr.io/agenta-ai/agenta-backend, ghcr.io/agenta-ai/agenta-web',
    ['pulls images without a version tag', '/self-host/host-locally'],
  ),
  ...compose(
    'services, network and volumes of the installation',
    /^ {4}([\w-]+):$/,
    'agenta-backend, agenta-network, agenta-web, apply_alembic_migration, celery_worker, pgadmin, pgadmin-data, postgres, postgresdb-data, rabbitmq, redis, redis_data, reverse-proxy',
    ['down --volumes deletes the database', '/self-host/host-locally'],
  ),
  ...compose(
    'data that lies in the folder of the installation',
    /- \.\/(\w+):\/var/,
    'rabbitmq_data',
    ['The folder rabbitmq_data in it belongs to another user', '/self-host/host-locally'],
  ),
  ...compose(
    'socket of Docker in the containers',
    /- (\/var\/run\/docker\.sock):/,
    '/var/run/docker.sock, /var/run/docker.sock, /var/run/docker.sock, /var/run/docker.sock',
    ['control of the Docker engine through its socket', '/guides/how_does_agenta_work'],
  ),
  ...compose('workers of the queue', /worker --concurrency=(\d+)/, '1', [
    'the compose file starts one worker with --concurrency=1',
    '/evaluation/automatic_evaluation',
  ]),
  ...compose(
    'limits of the containers',
    /^ {8}(restart|mem_limit|cpus|deploy|logging|user):/,
    'restart, restart, restart, restart, restart, restart',
    [
      'The platform sets no log rotation, neither for its services nor for apps',
      '/self-host/host-locally',
    ],
  ),
  ...prod(
    'how the images of the file for AWS are made',
    /^ {8}(build): \.\//,
    'build, build, build',
    [
      'the build copies a file .env.production that the repository does not hold',
      '/self-host/deploy_remotly/host-on-aws',
    ],
  ),
  ...web(
    'files of the web image',
    /^COPY (\S+) \.$/,
    '.env.production, next.config.js, postcss.config.js, sentry.*, tailwind.config.ts, tsconfig.json',
    [
      'the settings of the web interface, which are fixed when its image is built',
      '/self-host/host-locally',
    ],
  ),
  ...main(
    'what the backend does at its start',
    /^ {4,8}await (?:\w+\.)?(\w+)\(/,
    'check_for_new_migrations, initialize_mongodb, update_and_sync_templates',
    [
      'The backend reads the list of templates from Docker Hub and from a storage bucket',
      '/self-host/host-locally',
    ],
  ),
  ...main('when templates are read', /^\s+if await (\w+)\(\)/, 'check_if_templates_table_exist', [
    'Without access the backend does not start',
    '/self-host/host-locally',
  ]),
  ...main(
    'middleware of the open-source server',
    /app\.middleware\("http"\)\((\w+)\)/,
    'authentication_middleware',
    ['every request acts as the same built-in user', '/reference/api/introduction'],
  ),
  ...main(
    'routers of the open-source server',
    /(\w+)\.router, ?(?:prefix|$)/,
    'app_router, bases_router, configs_router, container_router, environment_router, evaluation_router, evaluators_router, health_router, human_evaluation_router, testset_router, user_profile, variants_router',
    ['The open-source backend has no route for traces', '/observability/quickstart'],
  ),
  ...main('credentials of pages of other origins', /allow_credentials=(\w+)/, 'True', [
    'The open-source server allows four local origins',
    '/reference/api/introduction',
  ]),
  ...who(
    'what the built-in user is asked for',
    /request\.(headers|cookies|state)\b/,
    'state, state',
    ['It ignores the header', '/reference/api/introduction'],
  ),
  ...containers(
    'how a service is stopped and deleted',
    /docker_utils\.(\w+)\(/,
    'delete_container, delete_container, delete_image, list_images, start_container, stop_container',
    ['stops and removes the old container', '/prompt_management/setting_up/custom_applications'],
  ),
  ...containers(
    'images that are deleted from the host',
    /if not isCloudEE\(\) and image\.(\w+):/,
    'deletable',
    [
      'in the open-source edition, deletes its image',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
  ...images('tag of an image of served code', /image_name = f".*(:\w+)"/, ':latest', [
    'You cannot go back to the old image',
    '/prompt_management/setting_up/custom_applications',
  ]),
  ...images(
    'options of a build',
    /^\s+(rm|pull|nocache|platform|path|tag|buildargs|dockerfile)=/,
    'buildargs, dockerfile, path, pull, rm, tag',
    ['The backend builds the image, registers it as a base', '/guides/how_does_agenta_work'],
  ),
  ...images('what stays of an upload', /(rmtree|unlink|TemporaryDirectory|mkdir)\(/, 'mkdir', [
    "leaves a copy of the code in the backend's /tmp",
    '/self-host/host-locally',
  ]),
  ...docker(
    'what a restart does',
    /^\s+(network\.connect|container\.restart)\(/,
    'container.restart, network.connect',
    ['call behind it fails with status 500 in 0.24', '/prompt_management/prompt_engineering'],
  ),
  ...docker('containers that are removed by force', /container\.remove\((.*)\)/, '', [
    'remove the left-over container with docker rm -f',
    '/prompt_management/setting_up/custom_applications',
  ]),
  ...script(
    'commands of the AWS script',
    /^(?:sudo )?(apt|curl|git|docker compose|newgrp|cd|echo|systemctl)\b/,
    'apt, apt, apt, apt, apt, cd, cd, curl, docker compose, echo, echo, echo, echo, git, newgrp, systemctl',
    [
      'It starts docker-compose.prod.yml from the newest main branch',
      '/self-host/deploy_remotly/host-on-aws',
    ],
  ),
  ...script(
    'settings that the AWS script writes',
    /^echo "(\w+)=/,
    'BARE_DOMAIN_NAME, DOMAIN_NAME',
    ['Terraform fills in ${DOMAIN_NAME}', '/self-host/deploy_remotly/host-on-aws'],
  ),
  ...gcpMachine(
    'scripts of the GCP machine',
    /^\s*(metadata_startup_script|allow_stopping_for_update)\b/,
    'allow_stopping_for_update',
    ['no disk size given', '/self-host/deploy_remotly/host-on-gcp'],
  ),
];
