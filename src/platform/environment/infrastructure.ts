import type {EnvironmentVariable} from './types';

const group = 'data-services' as const;

/** Read by the database, its browser and the queue: images that are not the platform's own. */
export const infrastructureVariables: readonly EnvironmentVariable[] = [
  ...(
    [
      [
        'POSTGRES_USER',
        'username',
        'Owner of the database, created at the first start. Keep the name: with another one, `init-db.sql` creates `username` with the password `password` beside it.',
      ],
      [
        'POSTGRES_PASSWORD',
        'password',
        'Its password. Only a database folder that is still empty takes it over; later, change the password in the database as well.',
      ],
      [
        'POSTGRES_DB',
        'agenta_oss',
        'Database created at the first start. Keep the name: with another one the first start fails, because `init-db.sql` cannot create `agenta_oss`.',
      ],
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
      [
        'RABBITMQ_DEFAULT_USER',
        'guest',
        'User of the queue, created anew by each new container. `CELERY_BROKER_URL` must name it.',
      ],
      [
        'RABBITMQ_DEFAULT_PASS',
        'guest',
        'Password of that user. Where `CELERY_BROKER_URL` names none, the client sends `guest`.',
      ],
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
      [
        'PGADMIN_DEFAULT_EMAIL',
        'admin@example.com',
        true,
        'Login of the database browser, created when `pgadmin-data` is still empty.',
      ],
      ['PGADMIN_DEFAULT_PASSWORD', 'password', true, 'Password of that login, created with it.'],
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
