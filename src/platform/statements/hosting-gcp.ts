import {provenBy} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const gcp = '/self-host/deploy_remotly/host-on-gcp';

/** The machine that the Terraform files make on GCP. */
export const onGcp: readonly Statement[] = [
  ...provenBy('self-host/gcp/main.tf', gcp, [
    {
      name: 'GCP version of the provider',
      value: '4.79.0',
      says: 'provider hashicorp/google to 4.79.0',
      line: /^\s*version\s*=\s*"([^"]+)"/,
    },
    {
      name: 'GCP region',
      value: 'us-central1',
      says: 'Region us-central1 and zone',
      line: /region\s*=\s*"([a-z]+-[a-z]+\d+)"/,
    },
    {
      name: 'GCP file of the service account',
      value: 'credentials.json',
      says: 'key into credentials.json',
      line: /credentials\s*=\s*"(?:\.\/)?([^"]+)"/,
    },
    {
      name: 'GCP variable of the project',
      value: 'project_id',
      says: '-var "project_id=',
      line: /^variable\s+"(project\w*)"/,
    },
  ]),
  ...provenBy('self-host/gcp/agenta-instance.tf', gcp, [
    {
      name: 'GCP name of the machine',
      value: 'agenta-compute-instance',
      says: 'Machine agenta-compute-instance',
      line: /\bname\s*=\s*"(agenta[\w-]*instance)"/,
    },
    {
      name: 'GCP machine type',
      value: 'e2-medium',
      says: 'e2-medium',
      pages: [gcp, local],
      line: /machine_type\s*=\s*"([^"]+)"/,
    },
    {
      name: 'GCP version of Debian',
      value: 'debian-11',
      says: 'Debian 11, no disk size given',
      line: /\bimage\s*=\s*"debian-cloud\/([^"]+)"/,
    },
    {
      name: 'GCP block of the SSH key is commented out',
      value: 'metadata',
      says: 'uncomment the block metadata',
      line: /#\s*(\w+)\s*=\s*\{/,
    },
    {
      name: 'GCP name of the address',
      value: 'agenta-ipv4-address',
      says: 'Address agenta-ipv4-address',
      line: /\bname\s*=\s*"([\w-]+-address)"/,
    },
    {
      name: 'GCP name of the network',
      value: 'agenta-ipv6net',
      says: 'Network agenta-ipv6net',
      line: /\bname\s*=\s*"([\w-]*ipv6net)"/,
    },
    {
      name: 'GCP addresses of the subnet',
      value: '10.0.0.0/8',
      says: '10.0.0.0/8, with external IPv6 addresses',
      line: /ip_cidr_range\s*=\s*"([^"]+)"/,
    },
    {
      name: 'GCP addresses of IPv6',
      value: 'EXTERNAL',
      says: '10.0.0.0/8, with external IPv6 addresses',
      line: /ipv6_access_type\s*=\s*"(\w+)"/,
    },
    {
      name: 'GCP name of the firewall rule',
      value: 'agenta-firewall',
      says: 'Firewall rule agenta-firewall',
      line: /\bname\s*=\s*"([\w-]+-firewall)"/,
    },
    {
      name: 'GCP firewall admits every IPv4 address',
      value: '0.0.0.0/0',
      says: 'ports 22, 80 and 443 from every IPv4 address',
      line: /source_ranges\s*=\s*\["([^\]]+)"\]/,
    },
    {
      name: 'GCP firewall admits ping',
      value: 'icmp',
      says: 'Ping and ports 22, 80 and 443',
      line: /protocol\s*=\s*"(icmp)"/,
    },
    {
      name: 'GCP firewall admits port 22',
      value: '22',
      says: 'Ping and ports 22, 80 and 443',
      line: /ports\s*=\s*\["(22)"\]/,
    },
    {
      name: 'GCP firewall admits port 80',
      value: '80',
      says: 'Ping and ports 22, 80 and 443',
      line: /ports\s*=\s*\["(80)"\]/,
    },
    {
      name: 'GCP firewall admits port 443',
      value: '443',
      says: 'Ping and ports 22, 80 and 443',
      line: /ports\s*=\s*\["(443)"\]/,
    },
  ]),
];
