import {provenBy} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const aws = '/self-host/deploy_remotly/host-on-aws';

/** The machine that the Terraform files make on AWS. */
export const onAws: readonly Statement[] = [
  ...provenBy('self-host/aws/main.tf', aws, [
    {
      name: 'AWS region',
      value: 'eu-central-1',
      says: 'region is fixed to eu-central-1',
      line: /region\s*=\s*"([a-z]+-[a-z]+-\d)"/,
    },
  ]),
  ...provenBy('self-host/aws/agenta_instance.tf', aws, [
    {
      name: 'AWS machine type',
      value: 't2.medium',
      says: 't2.medium',
      pages: [aws, local],
      line: /instance_type\s*=\s*"([^"]+)"/,
    },
    {
      name: 'AWS disk size in GB',
      value: '50',
      says: '50 GB disk',
      pages: [aws, local],
      line: /volume_size\s*=\s*(\d+)/,
    },
    {
      name: 'AWS disk type',
      value: 'gp2',
      says: 'disk of type gp2',
      line: /volume_type\s*=\s*"([^"]+)"/,
    },
    {
      name: 'AWS version of Ubuntu',
      value: '20.04',
      says: 'Ubuntu 20.04 image for amd64',
      line: /"ubuntu\/images\/.*-([\d.]+)-amd64/,
    },
    {
      name: 'AWS newest image',
      value: 'true',
      says: 'asks for the newest Ubuntu image',
      line: /most_recent\s*=\s*(\w+)/,
    },
    {
      name: 'AWS name of the machine',
      value: 'agenta-instance',
      says: 'EC2 machine agenta-instance',
      line: /\bName\s*=\s*"([^"]+instance)"/,
    },
    {
      name: 'AWS variable of the domain name',
      value: 'domain_name',
      says: '-var "domain_name=',
      line: /^variable\s+"(domain\w*)"/,
    },
    {
      name: 'AWS message about a wrong domain name',
      value: 'Provide a valid domain name or leave it empty.',
      says: 'Provide a valid domain name or leave it empty',
      line: /error_message\s*=\s*"([^"]+)"/,
    },
    {
      name: 'AWS file of the public key',
      value: 'id_rsa_agenta',
      says: '~/.ssh/id_rsa_agenta',
      line: /#\s*public_key\s*=.*\.ssh\/(\w+)\.pub/,
    },
    {
      name: 'AWS line of the machine that names a key pair',
      value: 'key_name',
      says: 'the line key_name in the machine',
      line: /#\s*(key_name)\s*=\s*aws_key_pair/,
    },
  ]),
  ...provenBy('self-host/aws/agenta_instance_sg.tf', aws, [
    {
      name: 'AWS name of the security group',
      value: 'agenta_security_group',
      says: 'Security group agenta_security_group',
      line: /\bname\s*=\s*"(\w*security_group)"/,
    },
    {
      name: 'AWS open port of the web',
      value: '80',
      says: 'Ports 80 and 8080 open to everyone',
      line: /from_port\s*=\s*(80)$/,
    },
    {
      name: 'AWS open port of the dashboard',
      value: '8080',
      says: 'Ports 80 and 8080 open to everyone',
      line: /from_port\s*=\s*(8080)$/,
    },
    {
      name: 'AWS port of SSH is commented out',
      value: '22',
      says: 'port 22 commented out',
      line: /#\s*from_port\s*=\s*(\d+)/,
    },
    {
      name: 'AWS outgoing traffic is allowed for every protocol',
      value: '-1',
      says: 'all outgoing traffic',
      line: /protocol\s*=\s*"(-1)"/,
    },
  ]),
  ...provenBy('self-host/aws/instance-setup.sh', aws, [
    {
      name: 'AWS compose file that the start-up script starts',
      value: 'docker-compose.prod.yml',
      says: 'It starts docker-compose.prod.yml',
      line: /docker compose -f (\S+) up/,
    },
    {
      name: 'AWS start-up script clones no tag',
      value: 'https://github.com/Agenta-AI/agenta.git',
      says: 'from the newest main branch',
      line: /^\s*git clone (.+)$/,
    },
  ]),
];
