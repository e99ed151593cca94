import {describe, expect, it} from 'vitest';
import {compose, itReports, planted} from './helpers';

describe('compose files', () => {
  const service = `changed  service  ${compose} database`;
  itReports([
    [
      'another port',
      [[compose, '5432:5432', '5433:5432']],
      [
        `${service}  ports: 5432:5432 → 5433:5432`,
        'removed  port  database 5432',
        'added  port  database 5433',
      ],
    ],
    [
      'another image',
      [[compose, 'postgres:16', 'postgres:17']],
      [`${service}  image: postgres:16 → postgres:17`],
    ],
    [
      'another name of a container',
      [[compose, 'postgres:16', 'postgres:16\n    container_name: db']],
      [`${service}  container: none → db`],
    ],
    [
      'a renamed service',
      [[compose, '  backend:', '  server:']],
      [`removed  service  ${compose} backend`, `added  service  ${compose} server`],
    ],
    [
      'another volume',
      [[compose, 'data:/var', 'store:/var']],
      ['removed  mount  data', 'added  mount  store'],
    ],
    [
      'a port from a variable',
      [[compose, '5432:5432', '${PORT:-5432}:5432']],
      [
        `${service}  ports: 5432:5432 → \${PORT:-5432}:5432`,
        'removed  port  database 5432',
        'added  port  database ${PORT:-5432}  absent → container 5432',
      ],
    ],
    [
      'another command, and a port that it names',
      [[compose, 'backend:1', 'backend:1\n    command: ["serve", "--port", "8001"]']],
      [
        `changed  service  ${compose} backend  command: none → serve --port 8001`,
        'added  internal port  backend  absent → container 8001',
      ],
    ],
    [
      'a port that an address names',
      [
        [compose, '  database:', '  queue:\n    image: queue\n  database:'],
        [compose, 'guest@queue//', 'guest@queue:5671//'],
      ],
      [
        `added  service  ${compose} queue`,
        'changed  variable  QUEUE_URL',
        'added  internal port  queue  absent → container 5671',
      ],
    ],
    [
      'a port that is open on the host alone, in the long form',
      [[compose, "'5432:5432'", '{target: 5432, published: 5432, host_ip: 127.0.0.1}']],
      [`${service}  ports: 5432:5432 → 127.0.0.1:5432:5432`],
    ],
    [
      'what else a service says, its network by name',
      [
        [compose, 'postgres:16', 'postgres:16\n    profiles: [local]\n    networks: [inner]'],
        [compose, 'services:', 'networks:\n  inner:\n    name: agenta\nservices:'],
        [
          compose,
          'backend:1',
          'backend:1\n    depends_on:\n      database: {condition: service_healthy}',
        ],
      ],
      [
        `changed  service  ${compose} backend  settings: none → depends_on database=service_healthy`,
        `${service}  settings: none → networks agenta, profiles local`,
      ],
    ],
    [
      'where a volume stands, and how it is declared',
      [
        [compose, 'postgresql/data', 'postgresql:ro'],
        [compose, '\n  data:', '\n  data:\n    external: true'],
      ],
      [
        'changed  mount  data  at: /var/lib/postgresql/data → /var/lib/postgresql:ro',
        'changed  mount  data  settings: none → external=true',
      ],
    ],
    [
      'an anchor of the file, and its merge',
      [
        [compose, 'services:', 'x-user: &user\n  POSTGRES_USER: username\nservices:'],
        [compose, '      POSTGRES_USER: username', '      <<: *user'],
      ],
      [],
    ],
    ['the long form of a port', [[compose, "'5432:5432'", '{target: 5432, published: 5432}']], []],
  ]);

  it('says which file cannot be read', () => {
    expect(() => planted([[compose, 'services:', 'services: [']])).toThrow(compose);
  });
});
