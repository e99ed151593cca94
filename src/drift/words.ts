import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {commands} from '../platform/cli';
import {environmentVariables} from '../platform/environment';
import {evaluators} from '../platform/evaluators';
import {mongoMigrations} from '../platform/migrations';
import {mounts, publishedPorts, type Mount, type PublishedPort} from '../platform/ports';
import {release} from '../platform/release';
import {permissions, roles} from '../platform/roles';
import {answerFields, callables, exportedNames, playgroundControls} from '../platform/sdk';
import {asked} from './cli';
import {released} from './compose';
import {textOf, type Fact, type Thing, type Things} from './types';

type Named = readonly [name: string, facts?: Readonly<Record<string, Fact>>];

const command = (name: string): string => `agenta ${name}`.trim();
const marked = (text: string): string[] => [...text.matchAll(/`([^`]*)`/g)].map(([, inner = '']) => inner);

/** The default of an option in our words: `off`, `none: …`, or the value in backticks. */
const defaultIn = (words: string): string =>
  marked(words)[0] ?? words.replace(/:.*/, '').replace('off', 'none');

const servicesOf = (one: PublishedPort | Mount): readonly string[] =>
  'services' in one ? one.services : [one.service];

/**
 * What words are about, by their place below `src/platform` and by kind, and the facts that they repeat. Words without a meaning are those that
 * are missing.
 */
const written: Readonly<Record<string, Readonly<Record<string, readonly Named[]>>>> = {
  'release.ts': {
    release: [
      ['SDK', {version: release.sdk}],
      ['backend', {version: release.backend}],
      ['web interface', {version: release.web}],
    ],
  },
  sdk: {
    'SDK name': exportedNames.map(({name, kind}) => [`ag.${name}`, {kind}]),
    callable: callables.map(({name}) => [name]),
    argument: callables.flatMap(({name, parameters}) =>
      parameters.flatMap((one): Named[] => (one.meaning ? [[`${name} ${one.name}`]] : [])),
    ),
    'answer field': answerFields.map(({name}) => [name]),
    control: playgroundControls.flatMap(({declared}): Named[] =>
      /^ag\.\w+$/.test(declared) ? [[declared]] : [],
    ),
  },
  cli: {
    command: commands.map(({name, acceptsUnknownOptions = false, ...one}) => [
      command(name),
      {
        'other options': acceptsUnknownOptions,
        arguments: one.arguments.map(({required}) => (required ? 'required' : 'optional')),
      },
    ]),
    option: commands.flatMap((one) =>
      one.options.map(({flags, value, default: words}): Named => [
        `${command(one.name)} ${flags[0]}`,
        {
          spellings: flags,
          takes: value ? 'a value' : 'nothing',
          default: defaultIn(words),
        },
      ]),
    ),
    prompt: commands.flatMap((one) =>
      one.prompts.map(({text, answers}): Named => [
        `${command(one.name)} ${asked(text)}`,
        {choices: marked(answers)},
      ]),
    ),
  },
  environment: {
    // Some are in files that are not extracted.
    variable: environmentVariables.flatMap(({name, group, composeValue}): Named[] =>
      group === 'unread' && composeValue === null ? [] : [[name]],
    ),
  },
  evaluators: {
    evaluator: evaluators.map(({key}) => [key]),
    setting: evaluators.flatMap(({key, settings}) =>
      settings.flatMap((one): Named[] => (one.meaning ? [[`${key} ${one.key}`]] : [])),
    ),
  },
  'ports.ts': {
    service: [...new Set([...publishedPorts, ...mounts].flatMap(servicesOf))].map((name) => {
      const ports = publishedPorts.filter(({service}) => service === name);
      const volumes = mounts.filter(({services}) => services.includes(name));
      return [
        name,
        {
          ports: ports.map(({host, container}) => `${host}:${container}`),
          volumes: volumes.map(({source, target}) => `${source}:${target}`),
        },
      ];
    }),
  },
  'roles.ts': {
    'client type': [
      ['WorkspaceRole', {is: roles.map(({id}) => id)}],
      ['Permission', {is: permissions.map(({id}) => id)}],
    ],
  },
  'migrations.ts': {
    'MongoDB migration': mongoMigrations.map(({folder}) => [folder]),
  },
};

/** The services of other compose files, and most types of the client, need no words. */
const isOptional = ({kind, names: [file]}: Thing): boolean =>
  kind === 'client type' || (kind === 'service' && file !== released);

/** Words about what is not recorded, what is recorded without words, and facts that words repeat wrongly. */
export function wordFaults(root: string, recorded: Things): string[] {
  const nameIn = ({names}: Thing): string => names.filter((name) => name !== released).join(' ');
  const all = Object.entries(written).flatMap(([room, kinds]) =>
    Object.entries(kinds).map(([kind, list]) => ({
      kind,
      list,
      placeOf: (name: string) => placeOf(root, room, name),
    })),
  );
  return all.flatMap(({kind, list, placeOf: at}) => {
    const own = [...recorded.values()].filter((one) => one.kind === kind);
    const lacking = own.filter((one) => !isOptional(one) && !list.some(([name]) => name === nameIn(one)));
    return [
      ...lacking.map((one) => {
        const name = nameIn(one);
        return `${at(name)} writes nothing about the ${kind} ${name}, which is recorded. Fix: write it there.`;
      }),
      ...list.flatMap(([name, facts = {}]) => {
        const found = own.find((one) => nameIn(one) === name);
        if (!found)
          return `${at(name)} writes about the ${kind} ${name}, which the platform does not have. Fix: delete or rename it.`;
        return Object.entries(facts).flatMap(([fact, value]) => {
          const is = sorted(found.facts[fact] ?? (typeof value === 'boolean' ? false : 'none'));
          if (is === sorted(value) || (kind === 'prompt' && is === 'none')) return [];
          return `${at(name)} has "${textOf(value)}" as ${fact} of the ${kind} ${name}, which is "${is}". Fix: correct it.`;
        });
      }),
    ];
  });
}

/** A fact as text. The order of a list is that of the source in the record, and another one in words. */
const sorted = (fact: Fact): string => textOf(typeof fact === 'object' ? [...fact].sort() : fact);

/** The line in a file or folder below `src/platform` that names a thing or, if none does, what it is part of. */
function placeOf(root: string, room: string, name: string): string {
  const words = name.replace(/^agenta /, '').split(' ');
  const files = globbySync(`src/platform/${room}`, {cwd: root}).sort();
  for (let end = words.length; end > 0; end -= 1) {
    const [owner, part] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
    for (const file of files) {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const lineOf = (word: string, from = 0): number =>
        lines.findIndex(
          (line, at) => at >= from && (line.includes(`'${word}'`) || line.includes(` ${word}: `)),
        );
      const at = lineOf(owner);
      if (at >= 0) return `${file}:${Math.max(at, part ? lineOf(part, at) : at) + 1}`;
    }
  }
  return `src/platform/${room}`;
}
