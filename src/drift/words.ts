import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {commands} from '../platform/cli';
import {environmentVariables} from '../platform/environment';
import {environments} from '../platform/environments';
import {evaluators} from '../platform/evaluators';
import {mongoMigrations} from '../platform/migrations';
import {internalPorts, mounts, publishedPorts} from '../platform/ports';
import {release} from '../platform/release';
import {permissions, roles} from '../platform/roles';
import {answerFields, callables, exportedNames, playgroundControls, servedRoutes} from '../platform/sdk';
import {asked} from './cli';
import {textOf} from './compare';
import {flat, type Tree} from './extracted';
import type {Fact} from './types';

type Named = readonly [name: string, facts?: Readonly<Record<string, Fact>>];

const command = (name: string): string => `agenta ${name}`.trim();
const marked = (text: string): string[] => [...text.matchAll(/`([^`]*)`/g)].map(([, inner = '']) => inner);

/** The default of an option in our words: `off`, `none: …`, or the value in backticks. */
const defaultIn = (said: string): string => marked(said)[0] ?? said.replace(/:.*/, '').replace('off', 'none');

/** What words are about, by kind, and the facts that they repeat. Words without a meaning are those that are missing. */
const told: Readonly<Record<string, readonly Named[]>> = {
  release: [
    ['SDK', {version: release.sdk}],
    ['backend', {version: release.backend}],
    ['web interface', {version: release.web}],
    ['Python', {versions: release.python}],
  ],
  'SDK name': exportedNames.map(({name, kind}) => [`ag.${name}`, {kind}]),
  callable: callables.map(({name}) => [name]),
  argument: callables.flatMap(({name, parameters}) =>
    parameters.flatMap((one): Named[] => (one.meaning ? [[`${name} ${one.name}`]] : [])),
  ),
  'served route': servedRoutes.flatMap(({http}): Named[] =>
    // FastAPI serves an app's description.
    http.endsWith('openapi.json') ? [] : [[http.replace(/\/$/, '')]],
  ),
  'answer field': answerFields.map(({name}) => [name]),
  control: playgroundControls.flatMap(({declared}): Named[] =>
    /^ag\.\w+$/.test(declared) ? [[declared]] : [],
  ),
  command: commands.map(({name, acceptsUnknownOptions = false, ...one}) => [
    command(name),
    {
      'other options': acceptsUnknownOptions,
      arguments: one.arguments.map(({required}) => (required ? 'required' : 'optional')),
    },
  ]),
  option: commands.flatMap((one) =>
    one.options.map(({flags, value, default: said}): Named => [
      `${command(one.name)} ${flags[0]}`,
      {
        spellings: [...flags].sort(),
        takes: value ? 'a value' : 'nothing',
        default: defaultIn(said),
      },
    ]),
  ),
  prompt: commands.flatMap((one) =>
    one.prompts.map(({text, answers}): Named => [
      `${command(one.name)} ${asked(text)}`,
      {choices: marked(answers)},
    ]),
  ),
  // Some are in files that are not extracted.
  variable: environmentVariables.flatMap(({name, group, composeValue}): Named[] =>
    group === 'unread' && composeValue === null ? [] : [[name]],
  ),
  evaluator: evaluators.map(({key}) => [key]),
  evaluators: [['list', {order: evaluators.map(({key}) => key)}]],
  setting: evaluators.flatMap(({key, settings}) =>
    settings.flatMap((one): Named[] => (one.meaning ? [[`${key} ${one.key}`]] : [])),
  ),
  port: publishedPorts.map(({service, host, container}) => [
    `${service} ${host}`,
    {container: String(container)},
  ]),
  'internal port': internalPorts.map(({service, container}) => [service, {container: String(container)}]),
  mount: mounts.map(({source, target: at, services}) => [source, {at, services: [...services].sort()}]),
  role: roles.map(({id}) => [id]),
  permission: permissions.map(({id, checkedFor}) => [id, {'asked for': checkedFor !== null}]),
  environment: environments.map((name) => [name, {made: true, taken: true}]),
  'MongoDB migration': mongoMigrations.map(({folder}) => [folder]),
};

/** Words about what is not recorded, what is recorded without words, and facts that words repeat wrongly. */
export function wordFaults(root: string, recorded: Tree): string[] {
  const known = flat(recorded).map(({names, ...one}) => ({...one, names, name: names.join(' ')}));
  return Object.entries(told).flatMap(([kind, list]) => {
    const place = (name: string): string => placeOf(root, roomOf(kind), name);
    const own = known.filter((one) => one.kind === kind);
    const lacking = own.filter((one) => !list.some(([name]) => name === one.name));
    return [
      ...lacking.map(
        ({name, names}) =>
          `${place(names[0] ?? '')} writes nothing about the ${kind} ${name}, which is recorded. Fix: write it there.`,
      ),
      ...list.flatMap(([name, facts = {}]) => {
        const found = own.find((one) => one.name === name);
        if (!found)
          return `${place(name)} writes about the ${kind} ${name}, which the platform does not have. Fix: delete or rename it.`;
        return Object.entries(facts).flatMap(([fact, said]) => {
          const is = textOf(found.facts[fact] ?? (said === true || said === false ? false : 'none'));
          const isSame = is === textOf(said) || (kind === 'prompt' && is === 'none');
          return isSame
            ? []
            : `${place(name)} has "${textOf(said)}" as ${fact} of the ${kind} ${name}, which is "${is}". Fix: correct it.`;
        });
      }),
    ];
  });
}

/** Where the words about each kind are, below `src/platform`. */
const rooms: Readonly<Record<string, string>> = {
  port: 'ports',
  'internal port': 'ports',
  mount: 'ports',
  command: 'cli/',
  option: 'cli/',
  prompt: 'cli/',
  variable: 'environment/',
  evaluator: 'evaluators/',
  evaluators: 'evaluators/',
  setting: 'evaluators/',
  role: 'roles',
  permission: 'roles',
  environment: 'environments',
  release: 'release',
  'MongoDB migration': 'migrations',
};
const roomOf = (kind: string): string => rooms[kind] ?? 'sdk/';

/** The line of words about a thing: below a folder, where a part of its name stands behind the thing that it is part of; else the folder. */
function placeOf(root: string, room: string, name: string): string {
  const files = globbySync(`src/platform/${room}**`, {cwd: root, ignore: ['**/*.json']}).sort();
  const parts = name.split(' ');
  for (let end = parts.length; end > 0; end -= 1) {
    const owner = parts
      .slice(0, end)
      .join(' ')
      .replace(/^agenta /, '');
    const last = parts.slice(end).join(' ');
    for (const file of files) {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const lineOf = (word: string, from: number): number =>
        lines.findIndex(
          (line, at) =>
            at >= from && [`'${word}'`, ` ${word}: `, `: ${word},`].some((one) => `${line} `.includes(one)),
        );
      const at = lineOf(owner, 0);
      if (at >= 0) return `${file}:${Math.max(at, last ? lineOf(last, at) : 0) + 1}`;
    }
  }
  return `src/platform/${room}`;
}
