import {callableAnchor, parameterAnchor} from '../components/SdkReference/anchors';
import {addressOf} from '../markdown/source/address';
import {commands} from '../platform/cli';
import {variableAnchor} from '../platform/environment';
import {evaluators} from '../platform/evaluators';
import {callables, exportedNames} from '../platform/sdk';
import {slugOf} from '../settings/text';
import type {Facts, Names, Thing} from './types';

interface Kind {
  /** The file below `src/platform/extracted` that records it; parts stand with the whole. */
  readonly file?: string | ((name: string, facts: Facts) => string);
  /** Whether pages show them in the order of the source; else they are recorded by name. */
  readonly ordered?: true;
  /** Whether pages link the lines that prove it. */
  readonly lines?: true;
  /** The address of the page that shows it, unless the entity names pages. */
  readonly page?: string | ((names: Names) => string | readonly string[] | undefined);
}

/** The public name of the SDK that a callable or one of its arguments belongs to. */
const exported = (name = '') => exportedNames.find((one) => one.name === /^ag\.(\w+)/.exec(name)?.[1]);

const pageOfName = ([name]: Names): string | undefined => {
  const found = exported(name);
  return found && addressOf(found.page);
};

/** The page of a callable, with the anchor of its signature or of its argument. */
function pageOfCallable([name = '', argument]: Names): string | undefined {
  const found = callables.find((each) => each.name === name);
  const anchor = argument === undefined ? callableAnchor(name) : parameterAnchor(name, argument);
  return found ? `${addressOf(found.page)}#${anchor}` : pageOfName([name]);
}

/** A file for each group of callables, so that a page loads only its own. */
const groups: readonly [page: RegExp, group: string][] = [
  [/config_(object|pull)/, 'config'],
  [/config_datatypes/, 'datatypes'],
  [/entrypoint/, 'serving'],
  [/tracing/, 'tracing'],
];
const groupOf = (name: string): string =>
  groups.find(([page]) => page.test(exported(name)?.page ?? ''))?.[1] ?? 'init';

const client = '/reference/sdk/client';
const pageOfMethod = ([name = '']: Names): string =>
  name === 'AgentaApi' ? `${client}#signature` : `${client}#api-${name.replace(/[._]/g, '-')}`;
const pagesOfType = ([name = '']: Names): string[] => {
  const isAccess = name === 'Permission' || name === 'WorkspaceRole';
  return [`${client}#type-${name.toLowerCase()}`, ...(isAccess ? ['/misc/team_management'] : [])];
};

function pageOfCommand(names: Names): string | undefined {
  const [command, option = ''] = names;
  const found = commands.find((one) => `agenta ${one.name}`.trim() === command);
  return found && addressOf(found.page) + (option.startsWith('-') ? `#${slugOf(names.join(' '))}` : '');
}

const automatic = '/evaluation/automatic_evaluation';
function pageOfEvaluator([name]: Names): string {
  const found = evaluators.find(({key}) => key === name);
  return found ? `${automatic}#${found.anchor}` : automatic;
}

const variables = '/self-host/environment-variables';
const entrypoint = '/reference/sdk/core_functions/entrypoint';
const datatypes = '/reference/sdk/core_functions/config_datatypes';
const hosting = {file: 'compose', page: '/self-host/host-locally'};
const migration = '/self-host/migration';

/** Every kind of thing, ordered by how much readers would notice a change. */
const kinds: Readonly<Record<string, Kind>> = {
  release: {file: 'releases'},
  operation: {lines: true},
  parameter: {},
  property: {lines: true},
  'SDK name': {file: 'sdk/names', lines: true, page: pageOfName},
  callable: {file: (name) => `sdk/${groupOf(name)}`, lines: true, page: pageOfCallable},
  argument: {page: pageOfCallable},
  'client method': {file: 'sdk/client', page: pageOfMethod},
  'client argument': {page: pageOfMethod},
  'client type': {file: 'sdk/client-types', page: pagesOfType},
  'client field': {page: pagesOfType},
  'answer field': {file: 'sdk/served', page: entrypoint},
  control: {file: 'sdk/served', page: datatypes},
  'model provider': {file: 'sdk/models', ordered: true, page: datatypes},
  command: {file: 'commands', lines: true, page: pageOfCommand},
  option: {lines: true, page: pageOfCommand},
  prompt: {page: pageOfCommand},
  variable: {
    file: (_, facts) => `variables/${/sdk|cli/.test(String(facts['read by'])) ? 'clients' : 'services'}`,
    lines: true,
    page: ([name = '']) => `${variables}#${variableAnchor(name)}`,
  },
  'compose file': hosting,
  service: hosting,
  evaluator: {file: 'evaluators', lines: true, page: pageOfEvaluator},
  setting: {page: pageOfEvaluator},
  migration: {file: 'migrations', page: `${migration}/applying-schema-migration`},
  'MongoDB migration': {file: 'migrations', page: `${migration}/migration-to-mongodb`},
  code: {},
};

export const rank = (kind: string): number => Object.keys(kinds).indexOf(kind);

/** What is known of a kind; nothing of one that is not listed. */
export const kindOf = (kind: string): Kind => kinds[kind] ?? {};

/** The name of the file that records an entity. Of what has no file of its own, only lines are recorded, under the name of its kind. */
export function fileOf({kind, names: [name = ''], facts}: Thing): string {
  const {file = kind} = kindOf(kind);
  return typeof file === 'function' ? file(name, facts) : file;
}

/** The pages of a thing, as its kind determines them. */
export function pagesOf(kind: string, names: Names): readonly string[] {
  const {page} = kindOf(kind);
  return [(typeof page === 'function' ? page(names) : page) ?? []].flat();
}
