import {column, frame, row, sized} from './parts';
import type {Diagram, Stack} from './types';

const machine: Stack = frame(
  'machine',
  'Behind it, in the Docker network',
  column(40, 'proxy', row(12, 'web', 'backend', 'variants')),
);

export const remoteHost: Diagram = {
  name: 'remote-host',
  title: 'A remote installation behind a domain and TLS',
  boxes: {
    browser: {
      title: 'Browser, CLI, your application',
      text: '`https://your-host.example`',
      tone: 'quiet',
    },
    tls: {
      title: 'Your TLS proxy, port 443',
      text: 'Ends encryption, refuses strangers',
      tone: 'accent',
    },
    proxy: {
      title: 'Reverse proxy, port 80',
      text: 'Picks the service by path, on any host name',
    },
    web: {title: 'Web', text: '`/`', align: 'center'},
    backend: {title: 'Backend', text: '`/api/`', align: 'center'},
    variants: {title: 'Variants', text: '`/<user>/…`', align: 'center', tone: 'run'},
    names: {
      title: 'Set before the first start',
      text: '`DOMAIN_NAME` with the protocol, `BARE_DOMAIN_NAME` without it. Variants keep the address they were created with.',
    },
    ports: {
      title: 'Close to the outside',
      text: '8080, 5432, 5050, 15672: loopback and SSH. 3000 and 5672: not published at all. The open source edition has no login.',
      tone: 'caution',
    },
  },
  narrow: column(44, 'browser', 'tls', column(16, machine, 'names', 'ports')),
  wide: column(20, row(68, sized(262, column(44, 'browser', 'tls')), machine), row(16, 'names', 'ports')),
  edges: [
    {from: 'browser', to: 'tls', label: 'encrypted'},
    {from: 'tls', to: 'machine', label: 'HTTP'},
    {from: 'proxy', to: 'web'},
    {from: 'proxy', to: 'backend'},
    {from: 'proxy', to: 'variants'},
  ],
};
