/** What each service of the compose files runs and publishes. A file that differs has a line of its own. */
export interface ComposeService {
  readonly service: string;
  /** The image; `built` where the file builds it from the sources. */
  readonly image: string;
  /** `host:container`. */
  readonly ports: readonly string[];
  /** The name of the container in the file for self-hosting; absent: Compose makes one. */
  readonly container?: string;
  /** Its command there, where pages tell something of it. */
  readonly command?: string;
  /** What it waits for in that file, with the state that it waits for. */
  readonly after?: readonly string[];
  /** Whether Docker starts it again there, after a reboot too. */
  readonly restarts?: boolean;
  /** The file that this line is about; absent: every file that has the service. */
  readonly file?: string;
}

const gh = 'docker-compose.gh.yml';

export const composeServices: readonly ComposeService[] = [
  {service: 'reverse-proxy', image: 'traefik:v2.10', ports: ['80:80', '8080:8080'], restarts: true},
  {
    service: 'agenta-backend',
    image: 'ghcr.io/agenta-ai/agenta-backend',
    ports: [],
    container: 'agenta-backend-1',
    after: ['postgres=service_healthy', 'apply_alembic_migration=service_completed_successfully'],
    restarts: true,
  },
  {service: 'backend', image: 'built', ports: []},
  {
    service: 'apply_alembic_migration',
    image: 'ghcr.io/agenta-ai/agenta-backend',
    ports: [],
    after: ['postgres=service_healthy'],
    file: gh,
  },
  {service: 'apply_alembic_migration', image: 'built', ports: []},
  {
    service: 'celery_worker',
    image: 'ghcr.io/agenta-ai/agenta-backend',
    ports: [],
    container: 'celery-worker-1',
    command: 'celery -A agenta_backend.main.celery_app worker --concurrency=1 --loglevel=INFO',
    after: ['postgres', 'rabbitmq', 'redis'],
    file: gh,
  },
  {service: 'celery_worker', image: 'built', ports: []},
  {
    service: 'agenta-web',
    image: 'ghcr.io/agenta-ai/agenta-web',
    ports: ['3000:3000'],
    container: 'agenta-web-1',
    restarts: true,
    file: gh,
  },
  {service: 'agenta-web', image: 'built', ports: ['3000:3000']},
  {service: 'redis', image: 'redis:latest', ports: [], restarts: true},
  {service: 'rabbitmq', image: 'rabbitmq:3-management', ports: ['5672:5672', '15672:15672']},
  {
    service: 'postgres',
    image: 'postgres:16.2',
    ports: ['5432:5432'],
    container: 'postgres',
    restarts: true,
  },
  {
    service: 'pgadmin',
    image: 'dpage/pgadmin4',
    ports: ['5050:80'],
    after: ['postgres=service_healthy'],
    restarts: true,
  },
  {service: 'mongo', image: 'mongo:5.0', ports: ['27017:27017']},
  {service: 'mongo_express', image: 'mongo-express:0.54.0', ports: ['8081:8081']},
];
