import {parseDocument} from 'yaml';
import {composeFiles} from '../../../../src/platform/compose';
import {unknown, type Defect} from './defect';
import type {Block, Page} from './pages';
import type {Command, Heredoc} from './shell';

/** Name of a compose file → its services. */
type ComposeServices = Map<string, Set<string>>;

const fileName = /(?:^|\/)((?:docker-)?compose[\w.-]*\.ya?ml)$/;

function servicesIn(code: string): string[] {
  const services: unknown = (parseDocument(code).toJS() as {services?: unknown} | null)?.services;
  return services && typeof services === 'object' ? Object.keys(services) : [];
}

/** The compose files of the platform, and those that pages ask the reader to write. */
export function composeServices(
  blocks: readonly Block[],
  heredocs: readonly Heredoc[],
): ComposeServices {
  const known: ComposeServices = new Map(
    composeFiles.map(({name, services}) => [name, new Set(services)]),
  );
  const add = (target: string, code: string): void => {
    const name = fileName.exec(target)?.[1];
    if (name === undefined) return;
    const services = known.get(name) ?? new Set();
    servicesIn(code).forEach((service) => services.add(service));
    known.set(name, services);
  };
  blocks.filter(({language}) => language === 'yaml').forEach(({title, code}) => add(title, code));
  heredocs.forEach(({target, body}) => add(target, body));
  return known;
}

/** Options that take a value, by command; the empty name is for those before any command. */
const valued: Readonly<Record<string, readonly string[]>> = {
  '': ['-f', '--file', '-p', '--project-name', '--env-file', '--profile'],
  up: ['--scale', '--pull', '-t', '--timeout'],
  logs: ['--tail', '-n', '--since', '--until'],
  exec: ['-u', '--user', '-w', '--workdir', '-e', '--env', '--index'],
  run: [
    '-u',
    '--user',
    '-w',
    '--workdir',
    '-e',
    '--env',
    '-v',
    '--volume',
    '--entrypoint',
    '--name',
  ],
  ps: ['--format', '--filter', '--status'],
  stop: ['-t', '--timeout'],
  restart: ['-t', '--timeout'],
  down: ['-t', '--timeout', '--rmi'],
  config: ['--format'],
};
/** Commands whose arguments are all services. */
const manyServices = new Set(
  'up logs restart stop start build pull rm ps create kill images top'.split(' '),
);
/** Commands whose first argument is a service. */
const oneService = new Set(['exec', 'run', 'port']);
const others = ['config', 'version', 'down', 'cp', 'ls', 'pause', 'unpause', 'events', 'watch'];

interface ComposeUse {
  readonly files: readonly string[];
  readonly services: readonly string[];
  readonly command: string;
}

/** Files, services and command of `docker compose …`; undefined for other programs. */
export function composeUse(words: readonly string[]): ComposeUse | undefined {
  const plain = words[0] === 'sudo' ? words.slice(1) : words;
  const hyphen = plain[0] === 'docker-compose';
  if (!hyphen && !(plain[0] === 'docker' && plain[1] === 'compose')) return undefined;
  const rest = plain.slice(hyphen ? 1 : 2);
  const files: string[] = [];
  const services: string[] = [];
  let command = '';
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (word.startsWith('-')) {
      const [flag = '', value] = word.split('=');
      const takes = valued[command]?.includes(flag) ?? false;
      if (takes && value === undefined) index += 1;
      if (command === '' && (flag === '-f' || flag === '--file'))
        files.push(value ?? rest[index] ?? '');
    } else if (command === '') {
      command = word;
    } else if (oneService.has(command)) {
      services.push(word);
      break;
    } else if (manyServices.has(command)) {
      services.push(word);
    }
  }
  return {files, services, command};
}

export function problemsOfCompose({file, line, words}: Command, known: ComposeServices): Defect[] {
  const use = composeUse(words);
  if (!use) return [];
  const defect = (message: string): Defect => ({file, line, message});
  const commands = [...manyServices, ...oneService, ...others];
  const defects: Defect[] = [];
  if (use.command !== '' && !commands.includes(use.command))
    defects.push(defect(unknown('command of docker compose', use.command, commands)));
  const named = use.files.map((one) => fileName.exec(one)?.[1] ?? one);
  for (const name of named.filter((one) => !one.startsWith('YOUR_')))
    if (!known.has(name)) defects.push(defect(unknown('compose file', name, known.keys())));
  // Without files, or with an unknown one, the services of all files are valid.
  const pool = named.length > 0 && named.every((one) => known.has(one)) ? named : [...known.keys()];
  const services = new Set(pool.flatMap((name) => [...(known.get(name) ?? [])]));
  for (const service of use.services) {
    if (!service.startsWith('$') && !services.has(service))
      defects.push(defect(unknown('service', service, services)));
  }
  return defects;
}

/** Names of compose files in a page's running text. */
export function composeSpans(
  {spans}: Page,
  known: ComposeServices,
): {checked: number; defects: Defect[]} {
  const named = spans.filter(({code}) => fileName.test(code) && !code.includes(' '));
  return {
    checked: named.length,
    defects: named
      .filter(({code}) => !known.has(fileName.exec(code)?.[1] ?? ''))
      .map(({file, line, code}) => ({
        file,
        line,
        message: unknown('compose file', code, known.keys()),
      })),
  };
}
