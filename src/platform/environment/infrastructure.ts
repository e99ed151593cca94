import extracted from '../extracted/variables/services.json';
import {variablesOf} from './join';

/** Read by the database, its browser and the queue: images that are not the platform’s own. */
export const infrastructureVariables = variablesOf('data-services', extracted.variable, {
  POSTGRES_USER: {
    readBy: ['postgres'],
    fallback: '`postgres`',
    meaning:
      'Owner of the database, created at the first start. Keep the name: with another one, `init-db.sql` creates `username` with the password `password` beside it.',
  },
  POSTGRES_PASSWORD: {
    readBy: ['postgres'],
    required: true,
    meaning:
      'Its password. Only a database folder that is still empty takes it over; later, change the password in the database as well.',
  },
  POSTGRES_DB: {
    readBy: ['postgres'],
    fallback: 'the value of `POSTGRES_USER`',
    required: true,
    meaning:
      'Database created at the first start. Keep the name: with another one the first start fails, because `init-db.sql` cannot create `agenta_oss`.',
  },
  RABBITMQ_DEFAULT_USER: {
    readBy: ['rabbitmq'],
    fallback: 'guest',
    meaning: 'User of the queue, created anew by each new container. `CELERY_BROKER_URL` must name it.',
  },
  RABBITMQ_DEFAULT_PASS: {
    readBy: ['rabbitmq'],
    fallback: 'guest',
    meaning: 'Password of that user. Where `CELERY_BROKER_URL` names none, the client sends `guest`.',
  },
  PGADMIN_DEFAULT_EMAIL: {
    readBy: ['pgadmin'],
    required: true,
    meaning: 'Login of the database browser, created when `pgadmin-data` is still empty.',
  },
  PGADMIN_DEFAULT_PASSWORD: {
    readBy: ['pgadmin'],
    required: true,
    meaning: 'Password of that login, created with it.',
  },
  PGADMIN_SERVER_HOST: {
    readBy: [],
    meaning: 'Host of the database.',
  },
  PGADMIN_SERVER_PORT: {
    readBy: [],
    meaning: 'Port of the database.',
  },
  PGADMIN_SERVER_USER: {
    readBy: [],
    meaning: 'User of the database.',
  },
  PGADMIN_SERVER_PASSWORD: {
    readBy: [],
    meaning: 'Password of that user.',
  },
  PGADMIN_SERVER_DB: {
    readBy: [],
    meaning: 'Name of the database.',
  },
});
