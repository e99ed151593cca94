import {factsOf} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const gcp = '/self-host/deploy_remotly/host-on-gcp';

const main = factsOf('self-host/gcp/main.tf');
const machine = factsOf('self-host/gcp/agenta-instance.tf');

/** The machine that the Terraform files make on GCP. */
export const onGcp: readonly Statement[] = [
  ...main('GCP version of the provider', /^\s*version\s*=\s*"([^"]+)"/, '4.79.0', [
    'provider hashicorp/google to 4.79.0',
    gcp,
  ]),
  ...main('GCP region', /region\s*=\s*"([a-z]+-[a-z]+\d+)"/, 'us-central1', [
    'Region us-central1 and zone',
    gcp,
  ]),
  ...main(
    'GCP file of the service account',
    /credentials\s*=\s*"(?:\.\/)?([^"]+)"/,
    'credentials.json',
    ['key into credentials.json', gcp],
  ),
  ...main('GCP variable of the project', /^variable\s+"(project\w*)"/, 'project_id', [
    '-var "project_id=',
    gcp,
  ]),
  ...machine(
    'GCP name of the machine',
    /\bname\s*=\s*"(agenta[\w-]*instance)"/,
    'agenta-compute-instance',
    ['Machine agenta-compute-instance', gcp],
  ),
  ...machine('GCP machine type', /machine_type\s*=\s*"([^"]+)"/, 'e2-medium', [
    'e2-medium',
    gcp,
    local,
  ]),
  ...machine('GCP version of Debian', /\bimage\s*=\s*"debian-cloud\/([^"]+)"/, 'debian-11', [
    'Debian 11, no disk size given',
    gcp,
  ]),
  ...machine('GCP block of the SSH key is commented out', /#\s*(\w+)\s*=\s*\{/, 'metadata', [
    'uncomment the block metadata',
    gcp,
  ]),
  ...machine('GCP name of the address', /\bname\s*=\s*"([\w-]+-address)"/, 'agenta-ipv4-address', [
    'Address agenta-ipv4-address',
    gcp,
  ]),
  ...machine('GCP name of the network', /\bname\s*=\s*"([\w-]*ipv6net)"/, 'agenta-ipv6net', [
    'Network agenta-ipv6net',
    gcp,
  ]),
  ...machine('GCP addresses of the subnet', /ip_cidr_range\s*=\s*"([^"]+)"/, '10.0.0.0/8', [
    '10.0.0.0/8, with external IPv6 addresses',
    gcp,
  ]),
  ...machine('GCP addresses of IPv6', /ipv6_access_type\s*=\s*"(\w+)"/, 'EXTERNAL', [
    '10.0.0.0/8, with external IPv6 addresses',
    gcp,
  ]),
  ...machine(
    'GCP name of the firewall rule',
    /\bname\s*=\s*"([\w-]+-firewall)"/,
    'agenta-firewall',
    ['Firewall rule agenta-firewall', gcp],
  ),
  ...machine(
    'GCP firewall admits every IPv4 address',
    /source_ranges\s*=\s*\["([^\]]+)"\]/,
    '0.0.0.0/0',
    ['ports 22, 80 and 443 from every IPv4 address', gcp],
  ),
  ...machine('GCP firewall admits ping', /protocol\s*=\s*"(icmp)"/, 'icmp', [
    'Ping and ports 22, 80 and 443',
    gcp,
  ]),
  ...machine('GCP ports that the firewall admits', /ports\s*=\s*\["(\d+)"\]/, '22, 443, 80', [
    'Ping and ports 22, 80 and 443',
    gcp,
  ]),
  ...main('GCP zone', /\bzone\s*=\s*"([^"]+)"/, 'us-central1-a', [
    'zone us-central1-a are written in the files',
    gcp,
  ]),
  ...machine('GCP zone of the machine', /\bzone\s*=\s*"([^"]+)"/, 'us-central1-a', [
    'Change them in main.tf and in agenta-instance.tf together',
    gcp,
  ]),
  // A start-up script would stand in the metadata.
  ...machine(
    'GCP metadata is only the one commented out',
    /^\s*(\S*\s?metadata\w*)\s*=/,
    '# metadata',
    ['Nothing in them installs Docker or Agenta', gcp],
  ),
  ...machine('GCP settings of the disk', /^\s+(image|size|type)\s*=/, 'image', [
    'no disk size given',
    gcp,
  ]),
  ...machine(
    'GCP resource of the fixed address',
    /^resource\s+"(google_compute_address)"/,
    'google_compute_address',
    ['A fixed IPv4 address', gcp],
  ),
  ...machine('GCP name of the printed address', /^output\s+"(\w+)"/, 'open_in_browser_this_link', [
    "prints the machine's address under open_in_browser_this_link",
    gcp,
  ]),
];
