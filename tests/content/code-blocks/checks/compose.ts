import {parseDocument} from 'yaml';
import extracted from '@site/src/platform/extracted/compose.json';
import {perPage} from '../../pages/check';
import {blocksOf, type SourcePage} from '../../pages/page';
import {readShell, type Command} from '../shell';
import {unknown} from '../unknown';

const files = extracted['compose file'];

/** Name of a compose file → its services. */
type ComposeServices = Map<string, Set<string>>;

const fileName = /(?:^|\/)((?:docker-)?compose[\w.-]*\.ya?ml)$/;

function servicesIn(code: string): string[] {
  const services: unknown = (parseDocument(code).toJS() as {services?: unknown} | null)?.services;
  return services && typeof services === 'object' ? Object.keys(services) : [];
}

/** The compose files of the platform, and those that pages ask the reader to write. */
function composeServices(pages: readonly SourcePage[]): ComposeServices {
  const known: ComposeServices = new Map(
    Object.entries(files).map(([name, {service}]) => [name, new Set(Object.keys(service))]),
  );
  const written = pages.flatMap((page) => [
    ...blocksOf(page, 'yaml').map(({title, code}) => ({target: title, body: code})),
    ...blocksOf(page, 'bash').flatMap((block) => readShell(block).heredocs),
  ]);
  for (const {target, body} of written) {
    const name = fileName.exec(target)?.[1];
    if (name) known.set(name, new Set([...(known.get(name) ?? []), ...servicesIn(body)]));
  }
  return known;
}

const services: Readonly<Record<string, {image: string; container?: string}>> =
  files['docker-compose.gh.yml'].service;
/** Options whose next word is their value: before the command, and after it. */
const global = /^(-f|-p|--(file|project-name|env-file|profile))$/;
const own = /^(-[ntuwev]|--(scale|tail|since|until|timeout|user|workdir|env|volume|format))$/;
/** Commands that name services, or a service and what to run in it. */
const commands = /^(up|logs|restart|stop|start|build|pull|rm|ps|create|kill|images|top|exec|run|port)$/;
const containers = Object.values(services).flatMap(({container}) => container ?? []);
const isLiteral = (name: string): boolean => !/^(\$|YOUR_)/.test(name);

/** Problems of `docker compose …` or of the container of `docker exec …`; undefined for other programs. */
function problems(words: readonly string[], known: ComposeServices): string[] | undefined {
  const [, compose, command = ''] =
    /^(?:sudo )?docker(?:[ -](compose)| (exec|logs|restart))(?: |$)/.exec(words.join(' ')) ?? [];
  if (!compose && !command) return undefined;
  const rest = words.slice(words.findIndex((word) => word === command || /compose$/.test(word)) + 1);
  /** The words that are neither an option nor the value of one of `valued`. */
  const plain = (list: readonly string[], valued: RegExp) =>
    list.filter((word, at) => !word.startsWith('-') && !valued.test(list[at - 1] ?? ''));
  const verb = command || plain(rest, global)[0] || '';
  const split = command ? 0 : rest.indexOf(verb) + 1;
  const files = rest
    .slice(0, split)
    .filter((_, at) => /^(-f|--file)$/.test(rest[at - 1] ?? ''))
    .map((word) => fileName.exec(word)?.[1] ?? word);
  const names = plain(rest.slice(split), own);
  const isOne = !compose || /^(exec|run|port)$/.test(verb);
  const services = commands.test(verb) ? names.slice(0, isOne ? 1 : undefined) : [];
  // Without files, or with an unknown one, the services of all files are valid.
  const isKnown = files.length > 0 && files.every((name) => known.has(name));
  const pool = (isKnown ? files : [...known.keys()]).flatMap((name) => [...(known.get(name) ?? [])]);
  const valid = compose ? pool : containers;
  return [
    ...files
      .filter((name) => isLiteral(name) && !known.has(name))
      .map((name) => unknown('compose file', name, known.keys())),
    ...services
      .filter((name) => isLiteral(name) && !valid.includes(name))
      .map((name) => unknown(compose ? 'service' : 'container', name, valid)),
  ];
}

/** Compose files, services and containers that commands name exist, and compose files in text. */
export const compose = perPage(
  {name: 'compose files and services exist', unit: 'commands and file names'},
  (page, pages) => {
    const known = composeServices(pages);
    const used = blocksOf(page, 'bash')
      .flatMap((block): Command[] => readShell(block).commands)
      .flatMap(({line, words}) => {
        const messages = problems(words, known);
        return messages ? [{line, messages}] : [];
      });
    const named = page.spans.flatMap(({line, code}) => {
      const name = code.includes(' ') ? undefined : fileName.exec(code)?.[1];
      if (!name) return [];
      const messages = known.has(name) ? [] : [unknown('compose file', code, known.keys())];
      return [{line, messages}];
    });
    const all = [...used, ...named];
    return {
      checked: all.length,
      found: all.flatMap(({line, messages}) => messages.map((message) => ({line, message}))),
    };
  },
);
