import type {Diagram} from './types';

export const selfHostedContainers: Diagram = {
  name: 'self-hosted-containers',
  title: 'Containers of a self-hosted installation, with their ports',
  alt: 'On one Docker host, the reverse proxy listens on port 80, with a dashboard on 8080, and forwards to the web interface on 3000, to the backend on 8000 and to the variant containers on 80. Backend and worker use Redis, RabbitMQ on 5672 and 15672 and Postgres on 5432. The worker runs evaluations, pgAdmin is on 5050, and a migration service runs once before the backend.',
  width: 432,
  height: 716,
  groups: [
    {id: 'host', x: 16, y: 16, w: 400, h: 684, label: 'Docker host, network agenta-network'},
    {id: 'data', x: 32, y: 272, w: 368, h: 128, label: 'Data'},
  ],
  boxes: [
    {id: 'proxy', x: 32, y: 56, w: 368, h: 64, title: 'reverse-proxy', lines: ['Host ports 80 and, for its dashboard, 8080']},
    {id: 'web', x: 32, y: 160, w: 112, h: 68, title: 'agenta-web', lines: ['3000'], align: 'center'},
    {id: 'backend', x: 154, y: 160, w: 128, h: 68, title: 'agenta-backend', lines: ['8000, inside'], align: 'center', tone: 'accent'},
    {id: 'variants', x: 292, y: 160, w: 108, h: 68, title: 'variants', lines: ['80, inside'], align: 'center', tone: 'run'},
    {id: 'redis', x: 48, y: 308, w: 104, h: 76, title: 'redis', lines: ['inside'], align: 'center', shape: 'store'},
    {id: 'rabbitmq', x: 164, y: 308, w: 104, h: 76, title: 'rabbitmq', lines: ['5672, 15672'], align: 'center', shape: 'store'},
    {id: 'postgres', x: 280, y: 308, w: 104, h: 76, title: 'postgres', lines: ['5432'], align: 'center', shape: 'store'},
    {id: 'worker', x: 32, y: 444, w: 176, h: 64, title: 'celery_worker', lines: ['runs evaluations']},
    {id: 'pgadmin', x: 224, y: 444, w: 176, h: 64, title: 'pgadmin', lines: ['5050']},
    {id: 'migration', x: 32, y: 528, w: 368, h: 84, title: 'apply_alembic_migration', lines: ['Waits for a healthy postgres, runs once;', 'the backend starts after it']},
  ],
  edges: [
    {from: ['proxy', 'bottom', 56], to: ['web', 'top']},
    {from: ['proxy', 'bottom', 186], to: ['backend', 'top']},
    {from: ['proxy', 'bottom', 314], to: ['variants', 'top']},
    {from: ['backend', 'bottom'], to: ['data', 'top', 186]},
    {from: ['worker', 'top'], to: ['data', 'bottom', 88]},
    {from: ['pgadmin', 'top'], to: ['data', 'bottom', 280]},
  ],
  labels: [
    {x: 32, y: 640, text: 'Ports without “inside” are open on the host.\nThe backend and the worker steer Docker itself\nthrough its socket.'},
  ],
};
