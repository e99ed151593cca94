import {absentCommands, commands, type Command, type Option} from '../platform/cli';
import {pythonForm, settingsOf, stringOf, valueOf} from './python/literal';
import type {Found, Project} from './python/project';
import {statements, type Call, type Definition, type Node, type Source} from './python/tree';
import {entity, type Entity, type Place, type Surface} from './types';

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** Commands, options and questions of the command line. */
export function cli(project: Project): Surface {
  const platform = below(project, entryPoint(project), 'agenta');
  const absent = absentCommands.map(({name}) => entity('absent command', joined('agenta', name)));
  const isThere = (name: string): boolean => platform.some((one) => one.name === name);
  return {
    ours: [...commands.flatMap(described), ...absent],
    platform: [...platform, ...absent.filter(({name}) => !isThere(name))],
  };
}

interface Prompt {
  readonly text: string;
  /** What is offered; absent where only a running program knows. */
  readonly choices?: readonly string[];
  readonly fallback?: string;
  readonly place?: Place;
}

interface Told {
  readonly prompts: readonly Prompt[];
  readonly takesAny: boolean;
  readonly args: readonly string[];
  readonly settings?: readonly string[];
  readonly options: readonly Entity[];
}

/** A command of either side. */
function entities(name: string, told: Told, place?: Place, pages?: string[]): Entity[] {
  const {prompts, options, takesAny, args, settings = []} = told;
  const order = prompts.map(({text}) => text);
  const facts = {order, 'other options': takesAny, arguments: args, settings};
  return [
    entity('command', name, facts, place, pages),
    ...options,
    ...prompts.map(({text, choices, fallback = 'none', place: at}) =>
      entity('prompt', [name, ': ', text], {choices, default: fallback}, at, pages),
    ),
  ];
}

function described(one: Command): Entity[] {
  const name = joined('agenta', one.name);
  const pages = [`/${one.page.replace(/\.mdx$/, '')}`];
  const options = one.options.map((option) => {
    const spellings = [...option.flags].sort();
    const takes = option.value ? 'a value' : 'nothing';
    const facts = {spellings, takes, default: fallback(option), required: false, ...plainOption};
    return entity('option', [name, ' ', option.flags[0] ?? ''], facts, undefined, pages);
  });
  const told = {
    prompts: one.prompts.map(({text, answers}) => ({text: asked(text), choices: marked(answers)})),
    takesAny: one.acceptsUnknownOptions ?? false,
    args: one.arguments.map(({required}) => (required ? 'required' : 'optional')),
  };
  return entities(name, {...told, options}, undefined, pages);
}

/** The words of a question: one space between them, `…` where a value stands. */
const asked = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** What stands in backticks. */
const marked = (text: string): string[] =>
  [...text.matchAll(/`([^`]*)`/g)].map(([, inner = '']) => inner);

/** `none: you are asked` and `off` say that nothing is taken; a value stands in backticks. */
function fallback({default: said}: Option): string {
  const [first = ''] = said.split(':');
  return said.startsWith('`') ? (marked(said)[0] ?? '') : first === 'off' ? 'none' : first;
}

/** What the package declares as the program `agenta`. */
function entryPoint(project: Project): Found | undefined {
  const program = project.checkout.caught('agenta-cli/pyproject.toml', /^agenta\s*=\s*"(.*)"/);
  const [module = '', name = ''] = program?.text.split(':') ?? [];
  const source = project.module(module);
  return source && project.resolve(source, name);
}

/** A command, and those that `group.add_command(…)` or `@group.command(…)` put below it in any file. */
function below(project: Project, found: Found | undefined, name: string): Entity[] {
  if (found?.is !== 'function') return [];
  const self = describe(project, found, name);
  if (!found.decorators.some(({last}) => last === 'group')) return self;
  const isOwn = (source: Source, parts: readonly string[]): boolean => {
    const owner = project.resolvePath(source, parts);
    return owner?.is === 'function' && owner.node === found.node;
  };
  const inner = project.checkout.files('agenta-cli/agenta/cli', '.py').flatMap((file) => {
    const source = project.file(file);
    return source ? [...added(project, source, isOwn), ...decorated(source, isOwn)] : [];
  });
  return [...self, ...inner.flatMap(([one, part]) => below(project, one, joined(name, part)))];
}

type IsOwn = (source: Source, parts: readonly string[]) => boolean;

const added = (project: Project, source: Source, isOwn: IsOwn): [Found, string][] =>
  [...statements(source.top)].flatMap((statement): [Found, string][] => {
    const call = source.call(statement.firstChild);
    const target = call?.last === 'add_command' && call.arg('cmd', 0);
    if (!call || !target || !isOwn(source, call.name.split('.').slice(0, -1))) return [];
    const found = project.resolvePath(source, source.dotted(target) ?? []);
    const name = call.arg('name', 1);
    return found?.is === 'function' ? [[found, stringOf(source, name) ?? nameOf(found)]] : [];
  });

const decorated = (source: Source, isOwn: IsOwn): [Found, string][] =>
  source.definitions().flatMap((one): [Found, string][] => {
    const owners = one.decorators.map(({name}) => name.split('.').slice(0, -1));
    const isBelow = owners.some((parts) => parts.length > 0 && isOwn(source, parts));
    return isBelow ? [[one, nameOf(one)]] : [];
  });

const isMaker = ({last}: Call): boolean => last === 'command' || last === 'group';

/** The name that the decorator gives; else click makes one from the function's. */
function nameOf({source, name, decorators}: Definition): string {
  const given = decorators.find(isMaker)?.arg('name', 0);
  return stringOf(source, given) ?? name.toLowerCase().replaceAll('_', '-');
}

function describe(project: Project, found: Definition, name: string): Entity[] {
  const {source, node} = found;
  const place = source.place(node);
  // A decorator may have a name: `folder = click.option(…)`, `@folder`.
  const decorators = found.decorators.map((one) => {
    const named = project.resolvePath(source, one.name.split('.'));
    return (named?.is === 'value' && named.source.call(named.value)) || one;
  });
  const maker = decorators.find(isMaker);
  const settings = settingsOf(source, maker, ['name', 'help', 'short_help', 'epilog']);
  const takesAny = settings.some((one) => one.includes('ignore_unknown_options'));
  const readsRest = [...source.walk(node)].some(
    (one) => source.dotted(one)?.join('.') === 'ctx.args',
  );
  const declared = decorators
    .filter(({name: mark}) => mark.endsWith('.argument'))
    .map((call) => {
      const isOpen = valueOf(source, call.arg('required')) === false;
      return [isOpen ? 'optional' : 'required', ...settingsOf(source, call, told)].join(' ');
    });
  const help = {spellings: '--help', takes: 'nothing', default: 'none', required: false};
  const options = decorators.filter(({last}) => last.endsWith('option'));
  const byOption = options.flatMap((call): Prompt[] => {
    const prompt = call.arg('prompt');
    const text = prompt && (stringOf(source, prompt) ?? source.text(prompt));
    return text ? [{text: asked(text), place: source.place(call.node)}] : [];
  });
  const parts = {
    prompts: [...byOption, ...questions(project, found, new Set())],
    takesAny,
    settings: settings.filter((one) => !/ignore_unknown_options|allow_extra_args/.test(one)),
    args: readsRest ? [...declared, 'optional'] : declared,
    options: [
      ...options.map((call) => option(project, source, name, call)),
      entity('option', [name, ' ', '--help'], {...help, ...plainOption}, place),
    ],
  };
  return entities(name, parts, place);
}

/** Options as our data tells them have no setting beyond these. */
const plainOption = {settings: 'none'};
const told = [
  ...['default', 'required', 'is_flag', 'count', 'prompt', 'help', 'show_default', 'callback'],
  ...['expose_value', 'is_eager'],
];

function option(project: Project, source: Source, command: string, call: Call): Entity {
  const plain = call.args.filter(({keyword}) => keyword === '');
  const flags = plain
    .map((one) => stringOf(source, one.node) ?? '')
    .filter((one) => one.startsWith('-'));
  const given = call.arg('default');
  const isOn = (keyword: string): boolean => valueOf(source, call.arg(keyword)) === true;
  const isFlag = isOn('is_flag') || isOn('count') || flags.some((one) => one.includes('/-'));
  const facts = {
    spellings: flags.flatMap((one) => one.split('/')).sort(),
    takes: isFlag ? 'nothing' : 'a value',
    default: given ? defaultOf(project, source, given) : 'none',
    required: isOn('required'),
    settings: settingsOf(source, call, told),
  };
  return entity('option', [command, ' ', flags[0] ?? ''], facts, source.place(call.node));
}

function defaultOf(project: Project, source: Source, node: Node): string {
  const value = project.literal(source, node);
  if (value === null || value === '' || value === false) return 'none';
  return value === undefined ? pythonForm(source, node) : String(value);
}

/** Questions of a function in the order of its source, those of functions that it calls included. */
function questions(project: Project, {source, node, body}: Definition, seen: Set<Node>): Prompt[] {
  if (seen.has(node)) return [];
  seen.add(node);
  return source.calls(body).flatMap((call) => {
    if (/^(questionary\.[a-z]\w*|click\.(prompt|confirm))$/.test(call.name)) {
      const text = stringOf(source, call.args[0]?.node);
      const offered = project.literal(source, call.arg('choices'));
      const choices = Array.isArray(offered) ? offered.map(String) : undefined;
      const given = call.arg('default');
      const fallback = given && pythonForm(source, given);
      return text ? [{text: asked(text), choices, fallback, place: source.place(call.node)}] : [];
    }
    const found = project.resolvePath(source, call.name.split('.'));
    return found?.is === 'function' ? questions(project, found, seen) : [];
  });
}
