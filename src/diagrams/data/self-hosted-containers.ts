import {box, column, frame, row, sized, words} from './parts';
import type {Diagram} from './types';

const data = frame('data', 'Data', row(10, 'redis', 'rabbitmq', 'postgres'));

export const selfHostedContainers: Diagram = {
  name: 'self-hosted-containers',
  title: 'Containers of a self-hosted installation, with their ports',
  boxes: {
    proxy: box('reverse-proxy', 'Host ports 80 and, for its dashboard, 8080'),
    web: box('agenta-web', '3000', {align: 'center'}),
    backend: box('agenta-backend', '8000, inside', {align: 'center', tone: 'accent'}),
    variants: box('variants', '80, inside', {align: 'center', tone: 'run'}),
    redis: box('redis', '6379, inside', {align: 'center', shape: 'store'}),
    rabbitmq: box('rabbitmq', '5672, 15672', {align: 'center', shape: 'store'}),
    postgres: box('postgres', '5432', {align: 'center', shape: 'store'}),
    worker: box('celery_worker', 'runs evaluations'),
    pgadmin: box('pgadmin', '5050, for postgres only'),
    migration: box(
      'apply_alembic_migration',
      'Waits for a healthy postgres, runs once; the backend starts after it',
    ),
    note: words(
      'Ports without “inside” are open on the host. The backend steers Docker itself through its socket, which the worker opens too.',
    ),
  },
  narrow: column(
    16,
    frame(
      'host',
      'Docker host, network agenta-network',
      column(
        20,
        column(
          40,
          'proxy',
          row(8, sized(92, 'web'), 'backend', sized(76, 'variants')),
          data,
          row(10, 'worker', 'pgadmin'),
        ),
        'migration',
      ),
    ),
    'note',
  ),
  wide: frame(
    'host',
    'Docker host, network agenta-network',
    column(
      20,
      column(
        36,
        'proxy',
        row(12, 'web', 'backend', 'variants'),
        row(36, sized(136, 'worker'), data, sized(104, 'pgadmin')),
      ),
      row(20, 'migration', 'note'),
    ),
  ),
  edges: [
    {from: 'proxy', to: 'web'},
    {from: 'proxy', to: 'backend'},
    {from: 'proxy', to: 'variants'},
    {from: 'backend', to: 'data'},
    {from: 'worker', to: 'data'},
    {from: 'pgadmin', to: 'data'},
  ],
};
