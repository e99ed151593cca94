import {box, column, frame, row, sized} from './parts';
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
    browser: box('Browser, CLI, your application', '`https://your-host.example`', {tone: 'quiet'}),
    tls: box('Your TLS proxy, port 443', 'Ends encryption, refuses strangers', {tone: 'accent'}),
    proxy: box('Reverse proxy, port 80', 'Picks the service by path, on any host name'),
    web: box('Web', '`/`', {align: 'center'}),
    backend: box('Backend', '`/api/`', {align: 'center'}),
    variants: box('Variants', '`/<user>/…`', {align: 'center', tone: 'run'}),
    names: box(
      'Set before the first start',
      '`DOMAIN_NAME` with the protocol, `BARE_DOMAIN_NAME` without it. Variants keep the address they were created with.',
    ),
    ports: box(
      'Close to the outside',
      '8080, 5432, 5050, 15672: loopback and SSH. 3000 and 5672: not published at all. The open source edition has no login.',
      {tone: 'caution'},
    ),
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
