import {factsOf} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const aws = '/self-host/deploy_remotly/host-on-aws';

const machine = factsOf('self-host/aws/agenta_instance.tf');
const group = factsOf('self-host/aws/agenta_instance_sg.tf');
const production = factsOf('docker-compose.prod.yml');
const script = factsOf('self-host/aws/instance-setup.sh');

/** The machine that the Terraform files make on AWS. */
export const onAws: readonly Statement[] = [
  ...factsOf('self-host/aws/main.tf')(
    'AWS region',
    /region\s*=\s*"([a-z]+-[a-z]+-\d)"/,
    'eu-central-1',
    ['region is fixed to eu-central-1', aws],
  ),
  ...machine('AWS machine type', /instance_type\s*=\s*"([^"]+)"/, 't2.medium', [
    't2.medium',
    aws,
    local,
  ]),
  ...machine('AWS disk size in GB', /volume_size\s*=\s*(\d+)/, '50', ['50 GB disk', aws, local]),
  ...machine('AWS disk type', /volume_type\s*=\s*"([^"]+)"/, 'gp2', ['disk of type gp2', aws]),
  ...machine('AWS version of Ubuntu', /"ubuntu\/images\/.*-([\d.]+)-amd64/, '20.04', [
    'Ubuntu 20.04 image for amd64',
    aws,
  ]),
  ...machine('AWS newest image', /most_recent\s*=\s*(\w+)/, 'true', [
    'asks for the newest Ubuntu image',
    aws,
  ]),
  ...machine('AWS name of the machine', /\bName\s*=\s*"([^"]+instance)"/, 'agenta-instance', [
    'EC2 machine agenta-instance',
    aws,
  ]),
  ...machine('AWS variable of the domain name', /^variable\s+"(domain\w*)"/, 'domain_name', [
    '-var "domain_name=',
    aws,
  ]),
  ...machine(
    'AWS message about a wrong domain name',
    /error_message\s*=\s*"([^"]+)"/,
    'Provide a valid domain name or leave it empty.',
    ['Provide a valid domain name or leave it empty', aws],
  ),
  ...machine(
    'AWS file of the public key',
    /#\s*public_key\s*=.*\.ssh\/(\w+)\.pub/,
    'id_rsa_agenta',
    ['~/.ssh/id_rsa_agenta', aws],
  ),
  ...machine(
    'AWS line of the machine that names a key pair',
    /#\s*(key_name)\s*=\s*aws_key_pair/,
    'key_name',
    ['the line key_name in the machine', aws],
  ),
  ...machine('AWS file of the start-up script', /\w+file\("([^"]+)"/, 'instance-setup.sh', [
    'Overwrite instance-setup.sh',
    aws,
  ]),
  ...machine('AWS name that Terraform fills in', /\w+file\(.*\{\s*(\w+)\s*=/, 'DOMAIN_NAME', [
    'Terraform fills in ${DOMAIN_NAME}',
    aws,
  ]),
  ...machine('AWS name of the printed address', /^output\s+"(\w+)"/, 'open_in_browser_this_link', [
    'it prints the address under open_in_browser_this_link',
    aws,
  ]),
  ...machine('AWS resource of the fixed address', /^resource\s+"(aws_eip)"/, 'aws_eip', [
    'Elastic IP address | Attached to the machine',
    aws,
  ]),
  ...machine('AWS letters of a domain name', /regex\("\^\[([^\]]+)\]/, 'a-z0-9', [
    'domain_name holds a protocol, a slash or capitals',
    aws,
  ]),
  ...machine('AWS key pair is commented out', /^#\s*(resource) "aws_key_pair"/, 'resource', [
    'uncomment the key pair at the end',
    aws,
  ]),
  ...factsOf('self-host/aws/main.tf')('AWS blocks of the main file', /^(\w+)\s/, 'provider', [
    'None of the files pins a version of the AWS provider',
    aws,
  ]),
  ...group(
    'AWS name of the security group',
    /\bname\s*=\s*"(\w*security_group)"/,
    'agenta_security_group',
    ['Security group agenta_security_group', aws],
  ),
  // The 0 is that of the outgoing traffic.
  ...group('AWS open ports', /^\s*from_port\s*=\s*(\d+)$/, '0, 80, 8080', [
    'Ports 80 and 8080 open to everyone',
    aws,
  ]),
  ...group('AWS port of SSH is commented out', /#\s*from_port\s*=\s*(\d+)/, '22', [
    'port 22 commented out',
    aws,
  ]),
  ...group('AWS outgoing traffic is allowed for every protocol', /protocol\s*=\s*"(-1)"/, '-1', [
    'all outgoing traffic',
    aws,
  ]),
  ...script(
    'AWS compose file that the start-up script starts',
    /docker compose -f (\S+) up/,
    'docker-compose.prod.yml',
    ['It starts docker-compose.prod.yml', aws],
  ),
  ...script(
    'AWS start-up script clones no tag',
    /^\s*git clone (.+)$/,
    'https://github.com/Agenta-AI/agenta.git',
    ['from the newest main branch', aws],
  ),
  ...production(
    'AWS containers with a database address',
    /^\s*- (POSTGRES_URI)=/,
    'POSTGRES_URI, POSTGRES_URI',
    ['It also gives the worker no database address', aws],
  ),
  ...production('AWS build file of the web interface', /dockerfile:\s*(\S+)/, 'prod.Dockerfile', [
    'the build copies a file .env.production that the repository does not hold',
    aws,
  ]),
  ...production('AWS volume that is mounted and not declared', /(pgadmin-data)/, 'pgadmin-data', [
    'mounts a volume that it does not declare',
    aws,
  ]),
];
