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

/** Options that take a value, by command; the empty name is for those before any command. */
const valued: Readonly<Record<string, string>> = {
  '': '-f --file -p --project-name --env-file --profile',
  up: '--scale --pull -t --timeout',
  logs: '--tail -n --since --until',
  exec: '-u --user -w --workdir -e --env --index',
  run: '-u --user -w --workdir -e --env -v --volume --entrypoint --name',
  ps: '--format --filter --status',
  stop: '-t --timeout',
  restart: '-t --timeout',
  down: '-t --timeout --rmi',
  config: '--format',
};
/** Commands whose arguments are all services. */
const manyServices = 'up logs restart stop start build pull rm ps create kill images top'.split(
  ' ',
);
/** Commands whose first argument is a service. */
const oneService = ['exec', 'run', 'port'];
const others = ['config', 'version', 'down', 'cp', 'ls', 'pause', 'unpause', 'events', 'watch'];
const commands = [...manyServices, ...oneService, ...others];

const services: Readonly<Record<string, {image: string; container?: string}>> =
  files['docker-compose.gh.yml'].service;
const containers = Object.values(services).flatMap(({container}) => container ?? []);

/** Files, services and command of `docker compose …`, or the container of `docker exec …`; undefined for other programs. */
function composeUse(words: readonly string[]) {
  const text = words.join(' ');
  const isCompose = /^(?:sudo )?docker[ -]compose(?: |$)/.test(text);
  const [, command = ''] = /^(?:sudo )?docker (exec|logs|restart) /.exec(text) ?? [];
  if (!isCompose && command === '') return undefined;
  const start = words.findIndex((word) => word === command || (isCompose && /compose$/.test(word)));
  const rest = words.slice(start + 1);
  if (rest.length === 0) return undefined;
  const use = {files: [] as string[], services: [] as string[], command, isCompose};
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (word.startsWith('-')) {
      const [flag = '', value] = word.split('=');
      if (valued[use.command]?.split(' ').includes(flag) && value === undefined) index += 1;
      if (use.command === '' && (flag === '-f' || flag === '--file'))
        use.files.push(value ?? rest[index] ?? '');
    } else if (use.command === '') use.command = word;
    else if ([...manyServices, ...oneService].includes(use.command)) {
      use.services.push(word);
      if (oneService.includes(use.command) || !isCompose) break;
    }
  }
  return use;
}

function problems(use: NonNullable<ReturnType<typeof composeUse>>, known: ComposeServices) {
  const isLiteral = (one: string): boolean => !/^(\$|YOUR_)/.test(one);
  if (!use.isCompose)
    return use.services
      .filter((one) => isLiteral(one) && !containers.includes(one))
      .map((one) => unknown('container', one, containers));
  const files = use.files.map((one) => fileName.exec(one)?.[1] ?? one);
  // Without files, or with an unknown one, the services of all files are valid.
  const pool = files.length > 0 && files.every((one) => known.has(one)) ? files : [...known.keys()];
  const services = new Set(pool.flatMap((name) => [...(known.get(name) ?? [])]));
  return [
    ...(use.command === '' || commands.includes(use.command)
      ? []
      : [unknown('command of docker compose', use.command, commands)]),
    ...files
      .filter((one) => !one.startsWith('YOUR_') && !known.has(one))
      .map((one) => unknown('compose file', one, known.keys())),
    ...use.services
      .filter((one) => isLiteral(one) && !services.has(one))
      .map((one) => unknown('service', one, services)),
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
        const use = composeUse(words);
        return use ? [{line, messages: problems(use, known)}] : [];
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
