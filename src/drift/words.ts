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
import {compare} from './compare';
import {released} from './compose';
import {entity, thingsOf, unknown, type Entity, type Facts, type Thing, type Things} from './types';

const command = (name: string): string => `agenta ${name}`.trim();
const marked = (text: string): string[] => [...text.matchAll(/`([^`]*)`/g)].map(([, inner = '']) => inner);

/** The default of an option in our words: `off`, `none: …`, or the value in backticks. */
const defaultIn = (words: string): string =>
  marked(words)[0] ?? words.replace(/:.*/, '').replace('off', 'none');

const servicesOf = (one: PublishedPort | Mount): readonly string[] =>
  'services' in one ? one.services : [one.service];

const about = (kind: string, name: string, facts: Facts = {}, parts: readonly Entity[] = []): Entity =>
  entity(kind, name, facts, undefined, parts);
const hasMeaning = ({meaning}: {readonly meaning: string}): boolean => meaning !== '';

/** What words are about, by their place below `src/platform`, with the facts that they repeat. Words without a meaning are those that are missing. */
const written: Readonly<Record<string, readonly Entity[]>> = {
  'release.ts': [
    about('release', 'SDK', {version: release.sdk}),
    about('release', 'backend', {version: release.backend}),
    about('release', 'web interface', {version: release.web}),
  ],
  sdk: [
    ...exportedNames.map(({name}) => about('SDK name', `ag.${name}`)),
    ...callables.map(({name, parameters}) => {
      const parts = parameters.filter(hasMeaning).map((one) => about('argument', one.name));
      return about('callable', name, {}, parts);
    }),
    ...answerFields.map(({name}) => about('answer field', name)),
    ...playgroundControls
      .filter(({declared}) => /^ag\.\w+$/.test(declared))
      .map(({declared}) => about('control', declared)),
  ],
  cli: commands.map(({name, options, prompts, acceptsUnknownOptions = false, arguments: taken}) => {
    const parts = [
      ...options.map(({flags: [first = '', ...others], value, default: words}) =>
        about('option', first, {
          spellings: [first, ...others].sort(),
          takes: value ? 'a value' : 'nothing',
          default: defaultIn(words),
        }),
      ),
      ...prompts.map(({text, answers}) => about('prompt', asked(text), {choices: marked(answers)})),
    ];
    const facts = {
      'other options': acceptsUnknownOptions,
      arguments: taken.map(({required}) => (required ? 'required' : 'optional')),
    };
    return about('command', command(name), facts, parts);
  }),
  // Some are in files that are not extracted.
  environment: environmentVariables
    .filter(({group, composeValue}) => group !== 'unread' || composeValue !== null)
    .map(({name}) => about('variable', name)),
  evaluators: evaluators.map(({key, settings}) => {
    const parts = settings.filter(hasMeaning).map((one) => about('setting', one.key));
    return about('evaluator', key, {}, parts);
  }),
  'ports.ts': [
    about(
      'compose file',
      released,
      {},
      [...new Set([...publishedPorts, ...mounts].flatMap(servicesOf))].map((name) => {
        const ports = publishedPorts.filter(({service}) => service === name);
        const volumes = mounts.filter(({services}) => services.includes(name));
        return about('service', name, {
          ports: ports.map(({host, container}) => `${host}:${container}`).sort(),
          volumes: volumes.map(({source, target}) => `${source}:${target}`).sort(),
        });
      }),
    ),
  ],
  'roles.ts': [
    about('client type', 'WorkspaceRole', {is: roles.map(({id}) => id)}),
    about('client type', 'Permission', {is: permissions.map(({id}) => id)}),
  ],
  'migrations.ts': mongoMigrations.map(({folder}) => about('MongoDB migration', folder)),
};

/** Other compose files, and most types of the client, need no words. */
const isOptional = ({kind, names: [name]}: Thing): boolean =>
  kind === 'client type' || (/^(compose file|service)$/.test(kind) && name !== released);

/** Words about what is not recorded, what is recorded without words, and facts that words repeat wrongly. */
export const wordFaults = (root: string, recorded: Things): string[] =>
  Object.entries(written).flatMap(([room, entities]) => {
    const words = thingsOf(entities);
    const kinds = new Set([...words.values()].map(({kind}) => kind));
    const facts = [...recorded].flatMap(([key, one]) => {
      const own = words.get(key);
      if (!kinds.has(one.kind) || (!own && isOptional(one))) return [];
      // Choices that are only known at run time are not recorded.
      const {choices = unknown, ...known} = one.facts;
      const repeated = Object.keys(own?.facts ?? {}).map((fact) => [fact, {choices, ...known}[fact]]);
      return [[key, {...one, facts: Object.fromEntries(repeated) as Facts}] as const];
    });
    return compare(words, new Map(facts)).differences.map(({change, kind, name, detail, old, now}) => {
      const {names = []} = words.get(`${kind} ${name}`) ?? recorded.get(`${kind} ${name}`) ?? {};
      const known = names.filter((one) => one !== released);
      const place = placeOf(root, room, known);
      const what = `the ${kind} ${known.join(' ')}`;
      switch (change) {
        case 'added':
          return `${place} writes nothing about ${what}, which is recorded. Fix: write it there.`;
        case 'removed':
          return `${place} writes about ${what}, which the platform does not have. Fix: delete or rename it.`;
        default:
          return `${place} has "${old}" as ${detail} of ${what}, which is "${now}". Fix: correct it.`;
      }
    });
  });

/** The line in a file or folder below `src/platform` that names a thing or, if none does, what it is part of. */
function placeOf(root: string, room: string, [owner = '', part]: readonly string[]): string {
  for (const file of globbySync(`src/platform/${room}`, {cwd: root}).sort()) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const lineOf = (name: string, from: number): number => {
      const word = name.replace(/^agenta /, '');
      return lines.findIndex(
        (line, at) => at >= from && (line.includes(`'${word}'`) || line.includes(` ${word}: `)),
      );
    };
    const at = lineOf(owner, 0);
    if (at >= 0) return `${file}:${Math.max(at, part ? lineOf(part, at) : at) + 1}`;
  }
  return `src/platform/${room}`;
}
