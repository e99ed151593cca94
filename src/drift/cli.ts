import {parse} from 'smol-toml';
import {absentCommands, commands, type Command, type Option} from '../platform/cli';
import type {Locator} from './locate';
import {pythonForm, textOf, valueOf} from './python/literal';
import type {Found, Project} from './python/project';
import {bodyOf, type Argument, type Definition, type Node, type Source} from './python/tree';
import {entity, type Entity, type Place, type Surface} from './types';

const data = ['src/platform/cli/setup-commands.ts', 'src/platform/cli/variant-commands.ts'];
const label = (name: string): string => ['agenta', name].filter(Boolean).join(' ');

/** Commands, options and questions of the command line. */
export function cli(project: Project, locator: Locator): Surface {
  const platform = below(project, entryPoint(project), '');
  const absent = absentCommands.map(({name}) => entity('absent command', label(name), {}));
  return {
    ours: [...commands.flatMap((one) => described(one, locator)), ...absent],
    platform: [
      ...platform,
      ...absent.filter(({name}) => !platform.some((one) => one.name === name)),
    ],
  };
}

function described(one: Command, locator: Locator): Entity[] {
  const name = label(one.name);
  const rest = {parent: `command ${name}`, pages: [`/${one.page.replace(/\.mdx$/, '')}`]};
  const prompts = one.prompts.map(({text}) => asked(text));
  const facts = {
    order: prompts,
    'other options': one.acceptsUnknownOptions ?? false,
    arguments: one.arguments.map(({required}) => (required ? 'required' : 'optional')),
  };
  return [
    entity('command', name, facts, locator.data(data, one.name), {pages: rest.pages}),
    ...one.options.map((option) => {
      const [first = ''] = option.flags;
      const takes = option.value ? 'a value' : 'nothing';
      const told = {
        spellings: [...option.flags].sort(),
        takes,
        default: fallback(option),
        required: false,
      };
      return entity('option', `${name} ${first}`, told, locator.data(data, one.name, first), rest);
    }),
    ...prompts.map((text, index) =>
      entity(
        'prompt',
        `${name}: ${text}`,
        {},
        locator.data(data, one.name, one.prompts[index]?.text ?? ''),
        rest,
      ),
    ),
  ];
}

/** The words of a question: one space between them, `…` where a value stands. */
const asked = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '…')
    .split(/\s+/)
    .join(' ')
    .trim();

/** `none: you are asked` and `off` say that nothing is taken; a value stands in backticks. */
function fallback({default: said}: Option): string {
  const [first = ''] = said.split(':');
  return said.startsWith('`') ? (said.split('`')[1] ?? '') : first === 'off' ? 'none' : first;
}

/** What the package declares as the program `agenta`. */
function entryPoint(project: Project): Found | undefined {
  const toml = parse(project.checkout.text('agenta-cli/pyproject.toml') ?? '') as {
    tool?: {poetry?: {scripts?: Record<string, string>}};
    project?: {scripts?: Record<string, string>};
  };
  const scripts = toml.tool?.poetry?.scripts ?? toml.project?.scripts ?? {};
  const [module = '', name = ''] = (scripts.agenta ?? '').split(':');
  const source = project.module(module);
  return source && project.resolve(source, name);
}

/** A command, and those that `group.add_command(…)` or `@group.command(…)` put below it in any file. */
function below(project: Project, found: Found | undefined, path: string): Entity[] {
  const own = found?.definition;
  if (!found || !own) return [];
  const marks = own.decorators.map((one) => found.source.decorator(one).name);
  const self = describe(project, found.source, own, path);
  if (!marks.some((name) => name.endsWith('group'))) return self;
  const isOwn = (source: Source, parts: readonly string[]): boolean =>
    project.resolvePath(source, parts)?.definition?.node === own.node;
  const inner = project.checkout.files('agenta-cli/agenta/cli', '.py').flatMap((file) => {
    const source = project.file(file);
    return source ? [...added(project, source, isOwn), ...decorated(source, isOwn)] : [];
  });
  return [
    ...self,
    ...inner.flatMap(([one, name]) => below(project, one, [path, name].filter(Boolean).join(' '))),
  ];
}

type IsOwn = (source: Source, parts: readonly string[]) => boolean;

function added(project: Project, source: Source, isOwn: IsOwn): [Found, string][] {
  return [...source.statements()].flatMap((statement): [Found, string][] => {
    const call = statement.firstChild && source.call(statement.firstChild);
    const parts = call?.name.split('.') ?? [];
    const [first, second] = call?.args ?? [];
    if (!first || parts.pop() !== 'add_command' || !isOwn(source, parts)) return [];
    const found = project.resolvePath(source, source.dotted(first.node) ?? []);
    const name = second && textOf(source, second.node);
    return found ? [[found, name ?? nameOf(found)]] : [];
  });
}

function decorated(source: Source, isOwn: IsOwn): [Found, string][] {
  return source.definitions().flatMap((definition): [Found, string][] => {
    const marks = definition.decorators.map((one) => source.decorator(one).name.split('.'));
    const isBelow = marks.some((parts) => parts.length > 1 && isOwn(source, parts.slice(0, -1)));
    const found = {source, definition};
    return isBelow ? [[found, nameOf(found)]] : [];
  });
}

const isMaker = (name: string): boolean =>
  ['command', 'group'].includes(name.split('.').at(-1) ?? '');

/** The name that the decorator gives; else click makes one from the function's. */
function nameOf({source, definition}: Found): string {
  const maker = definition?.decorators
    .map((one) => source.decorator(one))
    .find(({name}) => isMaker(name));
  const given = maker?.args.find(({keyword}) => keyword === 'name' || keyword === '');
  return (
    (given && textOf(source, given.node)) ??
    definition?.name.toLowerCase().replaceAll('_', '-') ??
    ''
  );
}

function describe(
  project: Project,
  source: Source,
  {node, decorators}: Definition,
  path: string,
): Entity[] {
  const name = label(path);
  const rest = {parent: `command ${name}`};
  const marks = decorators.map((one) => ({...source.decorator(one), node: one}));
  const settings = marks
    .find((one) => isMaker(one.name))
    ?.args.find(({keyword}) => keyword === 'context_settings');
  const prompts = questions(project, source, node, new Set());
  const readsRest = [...source.walk(node)].some(
    (one) => source.dotted(one)?.join('.') === 'ctx.args',
  );
  const declared = marks
    .filter((one) => one.name.endsWith('.argument'))
    .map(({args}) => {
      const needed = args.find(({keyword}) => keyword === 'required');
      return needed && valueOf(source, needed.node) === false ? 'optional' : 'required';
    });
  const facts = {
    order: prompts.map(({text}) => text),
    'other options':
      settings !== undefined && source.text(settings.node).includes('ignore_unknown_options'),
    arguments: readsRest ? [...declared, 'optional'] : declared,
  };
  const help = {spellings: '--help', takes: 'nothing', default: 'none', required: false};
  return [
    entity('command', name, facts, source.place(node)),
    ...marks
      .filter((one) => one.name.endsWith('option'))
      .map((one) => option(source, name, one.args, one.node)),
    entity('option', `${name} --help`, help, source.place(node), rest),
    ...prompts.map(({text, place}) => entity('prompt', `${name}: ${text}`, {}, place, rest)),
  ];
}

function option(source: Source, command: string, args: readonly Argument[], node: Node): Entity {
  const texts = args
    .filter(({keyword}) => keyword === '')
    .map((one) => textOf(source, one.node) ?? '');
  const flags = texts.filter((one) => one.startsWith('-')).flatMap((one) => one.split('/'));
  const keyword = (wanted: string): Node | undefined =>
    args.find((one) => one.keyword === wanted)?.node;
  const [given, needed] = [keyword('default'), keyword('required')];
  const value = given && valueOf(source, given);
  const nothing = value === null || value === '' || value === false;
  const isFlag = keyword('is_flag') ?? keyword('count') ?? texts.some((one) => one.includes('/-'));
  const facts = {
    spellings: flags.sort(),
    takes: isFlag ? 'nothing' : 'a value',
    default:
      !given || nothing ? 'none' : value === undefined ? pythonForm(source, given) : String(value),
    required: needed !== undefined && valueOf(source, needed) === true,
  };
  const [first = ''] = texts.filter((one) => one.startsWith('-'));
  return entity('option', `${command} ${first}`, facts, source.place(node), {
    parent: `command ${command}`,
  });
}

/** Questions of a function in the order of its source, those of functions that it calls included. */
function questions(
  project: Project,
  source: Source,
  node: Node,
  seen: Set<Node>,
): {text: string; place: Place}[] {
  const body = bodyOf(node);
  if (!body || seen.has(node)) return [];
  seen.add(node);
  return [...source.walk(body)].flatMap((one) => {
    const call = source.call(one);
    if (!call) return [];
    const [first] = call.args;
    if (/^(questionary\.[a-z]\w*|click\.(prompt|confirm))$/.test(call.name)) {
      const text = first && textOf(source, first.node);
      return text ? [{text: asked(text), place: source.place(one)}] : [];
    }
    const found = project.resolvePath(source, call.name.split('.'));
    const inner = found?.definition?.node;
    return found && inner?.name === 'FunctionDefinition'
      ? questions(project, found.source, inner, seen)
      : [];
  });
}
