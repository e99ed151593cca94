import {callableAnchor, parameterAnchor} from '../components/SdkReference/anchors';
import {commands} from '../platform/cli';
import {variableAnchor} from '../platform/environment';
import {evaluators} from '../platform/evaluators';
import {portAnchor} from '../platform/ports';
import {permissionAnchor} from '../platform/roles';
import {callables, exportedNames} from '../platform/sdk';
import {slugOf} from '../settings/text';
import type {Entity} from './types';

interface Kind {
  /** The file below `src/platform/extracted` that records it; what has none is looked for by what our words say. */
  readonly file?: string | ((one: Entity) => string);
  /** The kind of thing that it is part of. If one side lacks the whole, its parts are not reported again. */
  readonly ownerKind?: string;
  /** The name of that thing in the name of this one, unless the whole holds its parts. */
  readonly owner?: RegExp;
  /** What stands between the names of the whole and the part, where the whole holds its parts in the file. */
  readonly separator?: string;
  /** Whether pages show them in the order of the source; else they are recorded by name. */
  readonly ordered?: true;
  /** Whether pages link the lines that prove it. */
  readonly lines?: true;
  /** The address of the page that shows it, unless the entity names pages. */
  readonly page?: string | ((one: Entity) => string | undefined);
}

/** The address of the page in a file below `docs`, as our data names it. */
export const addressOf = (file: string): string => `/${file.replace(/\.mdx$/, '')}`;

/** The last name of a part. */
const lastOf = ({name, owner = ''}: Entity): string => name.slice(owner.length).replace(/^[ .]/, '');

/** The public name of the SDK that a callable or one of its arguments belongs to. */
const exported = ({name}: Entity) => exportedNames.find((one) => one.name === /^ag\.(\w+)/.exec(name)?.[1]);

const pageOfName = (one: Entity): string | undefined => {
  const found = exported(one);
  return found && addressOf(found.page);
};

/** The page of a callable, with the anchor of its signature or of its argument. */
function pageOfCallable(one: Entity): string | undefined {
  const {kind, name, owner = ''} = one;
  const callable = kind === 'argument' ? owner : name;
  const found = callables.find((each) => each.name === callable);
  const anchor = kind === 'argument' ? parameterAnchor(owner, lastOf(one)) : callableAnchor(name);
  return found ? `${addressOf(found.page)}#${anchor}` : pageOfName(one);
}

/** A file for each group of callables, so that a page loads only its own. */
const groups: readonly [page: RegExp, group: string][] = [
  [/config_(object|pull)/, 'config'],
  [/config_datatypes/, 'datatypes'],
  [/entrypoint/, 'serving'],
  [/tracing/, 'tracing'],
];
const groupOf = (one: Entity): string =>
  groups.find(([page]) => page.test(exported(one)?.page ?? ''))?.[1] ?? 'init';

const client = '/reference/sdk/client';
const pageOfMethod = ({name, owner = name}: Entity): string =>
  owner === 'AgentaApi' ? `${client}#signature` : `${client}#api-${owner.replace(/[._]/g, '-')}`;
const pageOfType = ({name, owner = name}: Entity): string => `${client}#type-${owner.toLowerCase()}`;

function pageOfCommand({kind, name, owner = name}: Entity): string | undefined {
  const found = commands.find((one) => `agenta ${one.name}`.trim() === owner);
  return found && addressOf(found.page) + (kind === 'option' ? `#${slugOf(name)}` : '');
}

const automatic = '/evaluation/automatic_evaluation';
function pageOfEvaluator({name, owner = name}: Entity): string {
  const found = evaluators.find(({key}) => key === owner);
  return found ? `${automatic}#${found.anchor}` : automatic;
}

const variables = '/self-host/environment-variables';
const team = '/misc/team_management';
const entrypoint = '/reference/sdk/core_functions/entrypoint';
const datatypes = '/reference/sdk/core_functions/config_datatypes';
const hosting = {file: 'compose', page: '/self-host/host-locally'};
const migration = '/self-host/migration';

/** Every kind of thing, ordered by how much readers would notice a change. */
const kinds: Readonly<Record<string, Kind>> = {
  release: {file: 'releases'},
  operation: {lines: true},
  parameter: {ownerKind: 'operation'},
  property: {lines: true},
  'SDK name': {file: 'sdk/names', lines: true, page: pageOfName},
  callable: {
    file: (one) => `sdk/${groupOf(one)}`,
    ownerKind: 'SDK name',
    owner: /^ag\.\w+/,
    lines: true,
    page: pageOfCallable,
  },
  argument: {ownerKind: 'callable', separator: ' ', page: pageOfCallable},
  attribute: {ownerKind: 'SDK name', page: pageOfName},
  import: {},
  'absent name': {},
  'client method': {file: 'sdk/client', page: pageOfMethod},
  'client argument': {ownerKind: 'client method', separator: ' ', page: pageOfMethod},
  'client type': {file: 'sdk/client-types', page: pageOfType},
  'client field': {ownerKind: 'client type', separator: '.', page: pageOfType},
  'served route': {file: 'sdk/served', page: entrypoint},
  'answer field': {file: 'sdk/served', page: entrypoint},
  control: {file: 'sdk/served', page: datatypes},
  'model provider': {file: 'sdk/models', ordered: true, page: datatypes},
  command: {file: 'commands', lines: true, page: pageOfCommand},
  option: {ownerKind: 'command', separator: ' ', lines: true, page: pageOfCommand},
  prompt: {ownerKind: 'command', separator: ': ', page: pageOfCommand},
  'absent command': {},
  variable: {
    file: ({facts}) =>
      [facts['read by'] ?? []].flat().some((one) => one === 'sdk' || one === 'cli')
        ? 'variables/clients'
        : 'variables/services',
    lines: true,
    page: ({name}) => `${variables}#${variableAnchor(name)}`,
  },
  'compose file': hosting,
  service: {...hosting, ownerKind: 'compose file', separator: ' '},
  port: {
    ...hosting,
    page: ({name}) => `${variables}#${portAnchor(Number(name.split(' ').at(-1)))}`,
  },
  'internal port': hosting,
  mount: hosting,
  evaluator: {file: 'evaluators', lines: true, page: pageOfEvaluator},
  setting: {ownerKind: 'evaluator', separator: ' ', page: pageOfEvaluator},
  evaluators: {file: 'evaluators', page: automatic},
  role: {file: 'access', page: team},
  permission: {file: 'access', page: ({name}) => `${team}#${permissionAnchor(name)}`},
  environment: {file: 'access', page: '/prompt_management/deployment'},
  migration: {file: 'migrations', page: `${migration}/applying-schema-migration`},
  'MongoDB migration': {file: 'migrations', page: `${migration}/migration-to-mongodb`},
  code: {},
};

export const rank = (kind: string): number => {
  const at = Object.keys(kinds).indexOf(kind);
  return at < 0 ? Infinity : at;
};

/** Whether things of a kind are recorded with their facts: by themselves, or as parts of something. */
export function isRecorded(kind: string): boolean {
  const {file, separator} = kinds[kind] ?? {};
  return file !== undefined || separator !== undefined;
}

export const ownerKindOf = (kind: string): string | undefined => kinds[kind]?.ownerKind;
export const separatorOf = (kind: string): string | undefined => kinds[kind]?.separator;
export const isOrdered = (kind: string): boolean => kinds[kind]?.ordered ?? false;
export const hasLines = (kind: string): boolean => kinds[kind]?.lines ?? false;

/** The name of the file that records an entity. Of what has no file of its own, only lines are recorded, under the name of its kind. */
export function fileOf(one: Entity): string {
  const {file, ownerKind} = kinds[one.kind] ?? {};
  const own = typeof file === 'function' ? file(one) : file;
  if (own !== undefined) return own;
  const whole = separatorOf(one.kind) === undefined ? undefined : ownerKind;
  return whole ? fileOf({...one, kind: whole}) : one.kind;
}

export function pagesOf(one: Entity): readonly string[] {
  const {page} = kinds[one.kind] ?? {};
  return one.pages ?? [(typeof page === 'function' ? page(one) : page) ?? []].flat();
}

/** Kind and name of what an entity is part of, if it is part of anything. */
export function ownerKey({kind, name, owner = name}: Entity): string | undefined {
  const {ownerKind, owner: part} = kinds[kind] ?? {};
  return ownerKind && `${ownerKind} ${part?.exec(name)?.[0] ?? owner}`;
}
