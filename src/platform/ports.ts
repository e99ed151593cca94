/** Ports and volumes of docker-compose.gh.yml, the compose file for self-hosting. */
export interface PublishedPort {
  /** Port on the host; the compose file opens it on every network interface. */
  readonly host: number;
  readonly container: number;
  readonly service: string;
  readonly purpose: string;
  /** What stands between a stranger and the service. */
  readonly protection: string;
  /** Whether the instance needs it reachable from outside the host. */
  readonly neededOutside: boolean;
}

export const publishedPorts: readonly PublishedPort[] = [
  {
    host: 80,
    container: 80,
    service: 'reverse-proxy',
    purpose: 'Web interface, HTTP API and service URLs',
    protection: 'No login in the open-source edition',
    neededOutside: true,
  },
  {
    host: 8080,
    container: 8080,
    service: 'reverse-proxy',
    purpose: 'Dashboard of the reverse proxy',
    protection: 'None',
    neededOutside: false,
  },
  {
    host: 3000,
    container: 3000,
    service: 'agenta-web',
    purpose: 'Web interface, past the reverse proxy',
    protection: 'None',
    neededOutside: false,
  },
  {
    host: 5432,
    container: 5432,
    service: 'postgres',
    purpose: 'Database',
    protection: 'Password published in the compose file',
    neededOutside: false,
  },
  {
    host: 5050,
    container: 80,
    service: 'pgadmin',
    purpose: 'Database browser',
    protection: 'Password published in the compose file',
    neededOutside: false,
  },
  {
    host: 5672,
    container: 5672,
    service: 'rabbitmq',
    purpose: 'Queue',
    protection: 'Password published in the compose file',
    neededOutside: false,
  },
  {
    host: 15672,
    container: 15672,
    service: 'rabbitmq',
    purpose: 'Management page of the queue',
    protection: 'Password published in the compose file',
    neededOutside: false,
  },
];

/** The Docker network of all services; the backend joins the containers of apps to it by this name. */
export const network = 'agenta-network';

/** Reached only inside that network. */
export const internalPorts = [
  {container: 8000, service: 'agenta-backend', purpose: 'HTTP API, behind /api on port 80'},
  {container: 6379, service: 'redis', purpose: 'Cache and task results'},
  {
    container: 80,
    service: 'app containers',
    purpose: 'One container per base, behind a path on port 80',
  },
];

export interface Mount {
  readonly source: string;
  /** Where it stands in a container. */
  readonly target: string;
  readonly kind: 'named volume' | 'folder' | 'file' | 'socket';
  readonly services: readonly string[];
  readonly content: string;
  readonly backUp: string;
}

export const mounts: readonly Mount[] = [
  {
    source: 'postgresdb-data',
    target: '/var/lib/postgresql/data/',
    kind: 'named volume',
    services: ['postgres'],
    content: 'Apps, variants, configurations, test sets, evaluations and results',
    backUp: 'Yes, with pg_dump',
  },
  {
    source: 'redis_data',
    target: '/data',
    kind: 'named volume',
    services: ['redis'],
    content: 'Cached template list, outcomes of tasks',
    backUp: 'No: refilled',
  },
  {
    source: './rabbitmq_data',
    target: '/var/lib/rabbitmq',
    kind: 'folder',
    services: ['rabbitmq'],
    content: 'Evaluations that wait for the worker',
    backUp: 'No: let the queue run empty first',
  },
  {
    source: 'pgadmin-data',
    target: '/var/lib/pgadmin',
    kind: 'named volume',
    services: ['pgadmin'],
    content: 'Settings of the database browser',
    backUp: 'Only if you keep settings there',
  },
  {
    source: './docker-assets/postgres/init-db.sql',
    target: '/docker-entrypoint-initdb.d/init-db.sql',
    kind: 'file',
    services: ['postgres'],
    content: 'Statements run once on an empty database',
    backUp: 'No: part of the repository',
  },
  {
    source: '/var/run/docker.sock',
    target: '/var/run/docker.sock',
    kind: 'socket',
    services: ['reverse-proxy', 'agenta-backend', 'apply_alembic_migration', 'celery_worker'],
    content: 'Control of the host’s Docker engine',
    backUp: 'No',
  },
];

/** The anchor of a port's row: 5432 → port-5432. */
export function portAnchor(host: number): string {
  return `port-${host}`;
}
