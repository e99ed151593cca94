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
import {fileOf} from './kinds';
import type {Entity, Fact} from './types';

type Named = readonly [name: string, facts?: Readonly<Record<string, Fact>>];

const fullName = (name: string): string => `agenta ${name}`.trim();
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
  command: commands.map(({name, acceptsUnknownOptions = false, prompts, ...one}) => [
    fullName(name),
    {
      'other options': acceptsUnknownOptions,
      arguments: one.arguments.map(({required}) => (required ? 'required' : 'optional')),
      order: prompts.map(({text}) => asked(text)),
    },
  ]),
  option: commands.flatMap((one) =>
    one.options.map(({flags, value, default: said}): Named => [
      `${fullName(one.name)} ${flags[0]}`,
      {
        spellings: [...flags].sort(),
        takes: value ? 'a value' : 'nothing',
        default: defaultIn(said),
      },
    ]),
  ),
  prompt: commands.flatMap((one) =>
    one.prompts.map(({text, answers}): Named => [
      `${fullName(one.name)}: ${asked(text)}`,
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
export function wordFaults(root: string, recorded: readonly Entity[]): string[] {
  const place = placesIn(root);
  const known = new Map(recorded.map((one) => [`${one.kind} ${one.name}`, one]));
  return Object.entries(told).flatMap(([kind, list]) => {
    const names = new Set(list.map(([name]) => name));
    const lacking = recorded.filter((one) => one.kind === kind && !names.has(one.name));
    return [
      ...lacking.map(
        (one) =>
          `src/platform/extracted/${fileOf(one)}.json records the ${kind} ${one.name}, about which nothing is written. Fix: write it in ${place(kind, one.owner ?? '').replace(/:\d+$/, '')}.`,
      ),
      ...list.flatMap(([name, facts = {}]) => {
        const found = known.get(`${kind} ${name}`);
        if (!found)
          return `${place(kind, name)} writes about the ${kind} ${name}, which the platform does not have. Fix: delete or rename it.`;
        return Object.entries(facts).flatMap(([fact, said]) => {
          const is = textOf(found.facts[fact] ?? (said === true || said === false ? false : 'none'));
          const isSame = is === textOf(said) || (kind === 'prompt' && is === 'none');
          return isSame
            ? []
            : `${place(kind, name)} has "${textOf(said)}" as ${fact} of the ${kind} ${name}, which is "${is}". Fix: correct it.`;
        });
      }),
    ];
  });
}

/** Where the words about each kind are, below `src/platform`; those about the SDK are in `sdk`. */
const rooms: readonly [kinds: RegExp, room: string][] = [
  [/^(port|internal port|mount)$/, 'ports'],
  [/^(command|option|prompt)$/, 'cli/'],
  [/^variable$/, 'environment/'],
  [/^(evaluators?|setting)$/, 'evaluators/'],
  [/^(role|permission)$/, 'roles'],
  [/^environment$/, 'environments'],
  [/^release$/, 'release'],
  [/^MongoDB/, 'migrations'],
];

/** Finds the line of words about a thing: the deepest part of its name that stands there, in quotes, as a key or as a number. */
function placesIn(root: string): (kind: string, name: string) => string {
  const files = globbySync('src/platform/**/*.ts', {cwd: root})
    .sort()
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8').split('\n'),
    }));
  const at = (lines: readonly string[], word: string, from = 0): number =>
    lines.findIndex(
      (line, index) =>
        index >= from && [`'${word}'`, ` ${word}: `, `: ${word},`].some((one) => `${line} `.includes(one)),
    );
  return (kind, name) => {
    const room = rooms.find(([kinds]) => kinds.test(kind))?.[1] ?? 'sdk/';
    const [, owner = name, last = ''] = /^(\S+?)(?:: | )(.+)$/.exec(name) ?? [];
    const own = files.filter(({file}) => file.startsWith(`src/platform/${room}`));
    for (const word of [name, owner, owner.replace('ag.', '')])
      for (const {file, lines} of own) {
        const line = at(lines, word);
        if (line >= 0) return `${file}:${Math.max(line, at(lines, last, line)) + 1}`;
      }
    return `src/platform/${room}`;
  };
}
