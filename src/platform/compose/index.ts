/** Compose files of the platform's repository, with the services and volumes each declares. */
export interface ComposeFile {
  readonly name: string;
  readonly services: readonly string[];
  readonly volumes: readonly string[];
}

const shared = [
  'reverse-proxy',
  'apply_alembic_migration',
  'agenta-web',
  'redis',
  'rabbitmq',
  'celery_worker',
  'postgres',
];

export const composeFiles: readonly ComposeFile[] = [
  {
    name: 'docker-compose.gh.yml',
    services: [...shared, 'agenta-backend', 'pgadmin'],
    volumes: ['redis_data', 'postgresdb-data', 'pgadmin-data'],
  },
  {
    name: 'docker-compose.yml',
    services: [...shared, 'backend', 'pgadmin'],
    volumes: ['redis_data', 'nextjs_cache', 'postgresdb-data', 'pgadmin-data'],
  },
  {
    name: 'docker-compose.prod.yml',
    services: [...shared, 'backend', 'pgadmin'],
    volumes: ['postgresdb-data', 'redis_data'],
  },
  {
    name: 'docker-compose.test.yml',
    services: [...shared, 'backend'],
    volumes: ['postgresdb-data', 'redis_data'],
  },
];
