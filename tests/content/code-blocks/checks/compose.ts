import extracted from '@site/src/platform/extracted/compose.json';
import {memoize} from '@site/src/settings/memoize';
import {perItem} from '../../pages/check';
import {blocksOf, type SourcePage} from '../../pages/page';
import {readShell, type Command} from '../shell';
import {unknown} from '../unknown';

type Kind = 'compose file' | 'service' | 'container';

interface Item {
  readonly line: number;
  readonly kind: Kind;
  readonly name: string;
}

const files = extracted['compose file'];
const fileName = /(?:^|[/\s])((?:docker-)?compose[\w.-]*\.ya?ml)$/;
const services: Readonly<Record<string, {image: string; container?: string}>> =
  files['docker-compose.gh.yml'].service;

/** The names of the platform, and those of files that pages ask the reader to write. */
const knownNames = memoize((pages: readonly SourcePage[]): Record<Kind, string[]> => {
  const blocks = pages.flatMap((page) => blocksOf(page, 'yaml', 'bash'));
  const written = blocks.flatMap(({title, code}) => [title, ...(code.match(/> \S+\.ya?ml\b/g) ?? [])]);
  return {
    'compose file': [...Object.keys(files), ...written.flatMap((name) => fileName.exec(name)?.[1] ?? [])],
    service: [
      ...Object.values(files).flatMap(({service}) => Object.keys(service)),
      ...blocks.flatMap(({code}) => [...code.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => name)),
    ],
    container: Object.values(services).flatMap(({container}) => container ?? []),
  };
});

/** Options whose next word is their value. */
const valued =
  /^(-[fpntuwev]|--(file|project-name|env-file|profile|scale|tail|since|user|workdir|env|format|rmi|timeout))$/;

/** What `docker compose …` names, or the container of `docker exec …`. */
function namesIn({line, words}: Command): Item[] {
  const [, docker, command = '', ...rest] = words[0] === 'sudo' ? words : ['', ...words];
  if (docker !== 'docker' || !/^(compose|exec|logs|restart)$/.test(command)) return [];
  const isCompose = command === 'compose';
  const named = rest.filter((_, index) => /^(-f|--file)$/.test(rest[index - 1] ?? ''));
  const plain = rest.filter((word, index) => !word.startsWith('-') && !valued.test(rest[index - 1] ?? ''));
  const targets = isCompose ? plain.slice(1) : plain;
  const isOne = !isCompose || /^(exec|run|port)$/.test(plain[0] ?? '');
  const kind = isCompose ? 'service' : 'container';
  return [
    ...named.map((name) => ({line, kind: 'compose file' as const, name})),
    ...targets.slice(0, isOne ? 1 : undefined).map((name) => ({line, kind, name}) as const),
  ].filter(({name}) => !/^(\$|YOUR_)/.test(name));
}

/** Compose files, services and containers that commands name exist, and compose files in text. */
export const compose = perItem(
  {name: 'compose files and services exist', unit: 'names'},
  (page): Item[] => [
    ...blocksOf(page, 'bash').flatMap((block) => readShell(block).commands.flatMap(namesIn)),
    ...page.spans
      .filter(({code}) => !code.includes(' ') && fileName.test(code))
      .map(({line, code}) => ({line, kind: 'compose file' as const, name: code})),
  ],
  ({kind, name}, _page, pages) => {
    const known = knownNames(pages)[kind];
    return known.includes(fileName.exec(name)?.[1] ?? name) ? '' : unknown(kind, name, known);
  },
);
