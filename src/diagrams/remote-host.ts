import type {Diagram} from './types';

export const remoteHost: Diagram = {
  name: 'remote-host',
  title: 'A remote installation behind a domain and TLS',
  alt: 'A browser reaches your host name on port 443, where a TLS proxy of your own holds the certificate. It forwards to the reverse proxy of the installation on port 80, which sends the root path to the web interface, the path api to the backend and paths of user, app and base to variant containers. DOMAIN_NAME carries the protocol, BARE_DOMAIN_NAME does not. All other published ports should be closed to the outside.',
  width: 432,
  height: 740,
  groups: [{id: 'machine', x: 16, y: 240, w: 400, h: 484, label: 'Your machine'}],
  boxes: [
    {id: 'browser', x: 16, y: 16, w: 400, h: 64, title: 'Browser, CLI, your application', lines: ['`https://your-host.example`'], tone: 'quiet'},
    {id: 'tls', x: 16, y: 128, w: 400, h: 64, title: 'Your TLS proxy, port 443', lines: ['Holds the certificate; no shipped file sets it up'], tone: 'accent'},
    {id: 'proxy', x: 32, y: 280, w: 368, h: 64, title: 'Reverse proxy, port 80', lines: ['Picks the service by path, on any host name']},
    {id: 'web', x: 32, y: 392, w: 112, h: 68, title: 'Web', lines: ['`/`'], align: 'center'},
    {id: 'backend', x: 160, y: 392, w: 112, h: 68, title: 'Backend', lines: ['`/api/`'], align: 'center'},
    {id: 'variants', x: 288, y: 392, w: 112, h: 68, title: 'Variants', lines: ['`/<user>/…`'], align: 'center', tone: 'run'},
    {id: 'names', x: 32, y: 484, w: 368, h: 104, title: 'Set before the first start', lines: ['`DOMAIN_NAME` with the protocol,', '`BARE_DOMAIN_NAME` without it. Variants keep', 'the address they were created with.']},
    {id: 'ports', x: 32, y: 604, w: 368, h: 104, title: 'Close to the outside', lines: ['8080 dashboard, 3000 web, 5432 Postgres,', '5050 pgAdmin, 5672 and 15672 RabbitMQ.', 'The open source edition has no login.'], tone: 'caution'},
  ],
  edges: [
    {from: ['browser', 'bottom'], to: ['tls', 'top'], label: 'encrypted'},
    {from: ['tls', 'bottom'], to: ['machine', 'top'], label: 'HTTP'},
    {from: ['proxy', 'bottom', 56], to: ['web', 'top']},
    {from: ['proxy', 'bottom', 184], to: ['backend', 'top']},
    {from: ['proxy', 'bottom', 312], to: ['variants', 'top']},
  ],
};
