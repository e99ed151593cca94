/**
 * Every environment variable of the platform, told once: the reference page renders this list and
 * the checks of samples compare against it.
 */
import {backendVariables} from './backend';
import {clientVariables} from './clients';
import {dataCopyVariables, unreadVariables} from './copy';
import {infrastructureVariables} from './infrastructure';
import type {EnvironmentVariable, GroupId, ServiceId} from './types';
import {webVariables} from './web';

export type {Edition, EnvironmentVariable, GroupId, ServiceId} from './types';

export const environmentVariables: readonly EnvironmentVariable[] = [
  ...backendVariables,
  ...webVariables,
  ...infrastructureVariables,
  ...clientVariables,
  ...dataCopyVariables,
  ...unreadVariables,
];

/** The captions of the tables. */
export const variableGroups: Readonly<Record<GroupId, string>> = {
  backend: 'Variables of the backend, the worker and the migration job',
  web: 'Variables of the web interface',
  'data-services': 'Variables of the database, its browser and the queue',
  'sdk-cli': 'Variables of the Python SDK and the command line',
  'data-copy': 'Variables of the copy from MongoDB to Postgres',
  unread: 'Variables that appear in files and are read by nothing',
};

/** Names as the compose file writes them, or the program's own. */
export const serviceNames: Readonly<Record<ServiceId, string>> = {
  backend: 'agenta-backend',
  worker: 'celery_worker',
  migration: 'apply_alembic_migration',
  web: 'agenta-web',
  postgres: 'postgres',
  rabbitmq: 'rabbitmq',
  pgadmin: 'pgadmin',
  sdk: 'Python SDK',
  cli: 'command line',
  copy: 'copy script',
};

/**
 * The anchor of a variable's row: POSTGRES_URI → env-postgres-uri. The SDK's `environment` and the
 * backend's `ENVIRONMENT` differ in case alone, which an anchor should not.
 */
export function variableAnchor(name: string): string {
  const suffix = name === name.toLowerCase() ? '-lowercase' : '';
  return `env-${name.toLowerCase().replace(/_/g, '-')}${suffix}`;
}

export function variablesOf(group: GroupId): readonly EnvironmentVariable[] {
  return environmentVariables.filter((variable) => variable.group === group);
}
