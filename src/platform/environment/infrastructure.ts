import type {EnvironmentVariable} from './types';

const group = 'data-services' as const;

/** Read by the database, its browser and the queue: images that are not the platform's own. */
export const infrastructureVariables: readonly EnvironmentVariable[] = [
  ...(
    [
      ['POSTGRES_USER', 'username', 'Owner of the database, created at the first start.'],
      [
        'POSTGRES_PASSWORD',
        'password',
        'Its password. Only a database folder that is still empty takes it over; later, change the password in the database as well.',
      ],
      ['POSTGRES_DB', 'agenta_oss', 'Database created at the first start.'],
    ] as const
  ).map(([name, composeValue, meaning]): EnvironmentVariable => ({
    name,
    group,
    readBy: ['postgres'],
    fallback: null,
    composeValue,
    required: true,
    edition: 'all',
    meaning,
  })),
  ...(
    [
      ['RABBITMQ_DEFAULT_USER', 'guest', 'User of the queue. `CELERY_BROKER_URL` must name it.'],
      ['RABBITMQ_DEFAULT_PASS', 'guest', 'Password of that user.'],
    ] as const
  ).map(([name, composeValue, meaning]): EnvironmentVariable => ({
    name,
    group,
    readBy: ['rabbitmq'],
    fallback: 'guest',
    composeValue,
    required: false,
    edition: 'all',
    meaning,
  })),
  ...(
    [
      ['PGADMIN_DEFAULT_EMAIL', 'admin@example.com', true, 'Login of the database browser.'],
      ['PGADMIN_DEFAULT_PASSWORD', 'password', true, 'Password of that login.'],
      ['PGADMIN_SERVER_HOST', 'postgres', false, 'Database host, as the compose file states it.'],
      ['PGADMIN_SERVER_PORT', '5432', false, 'Database port, as the compose file states it.'],
      ['PGADMIN_SERVER_USER', 'username', false, 'Database user, as the compose file states it.'],
      [
        'PGADMIN_SERVER_PASSWORD',
        'password',
        false,
        'Database password, as the compose file states it. Keep it equal to `POSTGRES_PASSWORD`.',
      ],
      ['PGADMIN_SERVER_DB', 'agenta_oss', false, 'Database name, as the compose file states it.'],
    ] as const
  ).map(([name, composeValue, required, meaning]): EnvironmentVariable => ({
    name,
    group,
    readBy: ['pgadmin'],
    fallback: null,
    composeValue,
    required,
    edition: 'all',
    meaning,
  })),
];
