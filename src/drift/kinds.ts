import type {Entity} from './types';

interface Kind {
  /** The kind of thing that it is part of. If one side lacks the whole, its parts are not reported again. */
  readonly ownerKind?: string;
  /** Files below `src/platform` that state it, without their extension. */
  readonly data?: readonly string[];
  /** Addresses of the pages that show it, unless the entity names them. */
  readonly pages?: readonly string[];
}

const callables = ['config', 'datatypes', 'init', 'serving', 'tracing'].map((one) => `sdk/${one}`);
const names = ['sdk/names'];
const client = {data: ['sdk/client', 'sdk/client-parameters'], pages: ['/reference/sdk/client']};
const types = {...client, data: ['sdk/client-types']};
const commands = ['cli/setup-commands', 'cli/variant-commands'];
const programs = ['backend', 'clients', 'infrastructure', 'web'];
const variables = programs.map((one) => `environment/${one}`);
const hosting = {pages: ['/self-host/host-locally']};
const ports = {...hosting, data: ['ports']};
const evaluators = {
  data: ['evaluators/catalogue', 'evaluators/settings'],
  pages: ['/evaluation/automatic_evaluation'],
};
const datatypes = {pages: ['/reference/sdk/core_functions/config_datatypes']};
const serving = {data: ['sdk/serving'], pages: ['/reference/sdk/core_functions/entrypoint']};
const migrations = (page: string): Kind => ({
  data: ['migrations'],
  pages: [`/self-host/migration/${page}`],
});
const roles = {data: ['roles'], pages: ['/misc/team_management']};

/** Every kind of thing, ordered by how much readers would notice a change. */
const kinds: Readonly<Record<string, Kind>> = {
  release: {data: ['release']},
  operation: {},
  parameter: {ownerKind: 'operation'},
  property: {},
  status: {ownerKind: 'operation'},
  key: {},
  'base path': {},
  'SDK name': {data: names},
  callable: {ownerKind: 'SDK name', data: callables},
  argument: {ownerKind: 'callable', data: callables},
  attribute: {ownerKind: 'SDK name', data: names},
  import: {data: names},
  'absent name': {data: names},
  'client method': client,
  'client argument': {...client, ownerKind: 'client method'},
  'client type': types,
  'client field': {...types, ownerKind: 'client type'},
  'served route': serving,
  'answer field': serving,
  control: {...datatypes, data: ['sdk/datatypes']},
  'model provider': {...datatypes, data: ['sdk/models']},
  command: {data: commands},
  option: {ownerKind: 'command', data: commands},
  prompt: {ownerKind: 'command', data: commands},
  'absent command': {},
  message: {data: [...commands, ...callables]},
  variable: {data: variables, pages: ['/self-host/environment-variables']},
  'compose file': {...hosting, data: ['compose/index']},
  service: {...hosting, ownerKind: 'compose file', data: ['compose/services']},
  port: ports,
  'internal port': ports,
  mount: ports,
  evaluator: evaluators,
  setting: {...evaluators, ownerKind: 'evaluator'},
  evaluators,
  role: roles,
  permission: roles,
  environment: {data: ['environments'], pages: ['/prompt_management/deployment']},
  migration: migrations('applying-schema-migration'),
  'MongoDB migration': migrations('migration-to-mongodb'),
  code: {},
  source: {},
};

export const rank = (kind: string): number => {
  const at = Object.keys(kinds).indexOf(kind);
  return at < 0 ? Infinity : at;
};

export const filesOf = ({kind}: Entity): string[] =>
  (kinds[kind]?.data ?? []).map((file) => `src/platform/${file}.ts`);

export const pagesOf = ({kind, pages = kinds[kind]?.pages ?? []}: Entity) => pages;

/** The address of the page in a file below `docs`, as our data names it. */
export const addressOf = (file: string): string => `/${file.replace(/\.mdx$/, '')}`;

/** Kind and name of what an entity is part of, if it is part of anything. */
export function ownerKey({kind, name, owner = name}: Entity): string | undefined {
  const within = kinds[kind]?.ownerKind;
  return within && `${within} ${owner}`;
}
