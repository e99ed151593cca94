/** Compose files of the platform's repository, with the services each declares. */
export interface ComposeFile {
  readonly name: string;
  readonly services: readonly string[];
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
  },
  {
    name: 'docker-compose.yml',
    services: [...shared, 'backend', 'pgadmin'],
  },
  {
    name: 'docker-compose.prod.yml',
    services: [...shared, 'backend', 'pgadmin'],
  },
  {
    // Beside the script that copies from MongoDB to Postgres, not at the root.
    name: 'docker-compose.migration.yml',
    services: [
      ...shared.filter((name) => name !== 'apply_alembic_migration'),
      'backend',
      'pgadmin',
      'mongo',
      'mongo_express',
    ],
  },
  {
    name: 'docker-compose.test.yml',
    services: [...shared, 'backend'],
  },
];
