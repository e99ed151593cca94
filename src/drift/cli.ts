import {defaultOf, literal, pythonForm, settingsOf, stringOf} from './python/literal';
import type {Binding, Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Entity, type Place} from './types';

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** Commands, options and prompts of the command line. */
export const cli = (project: Project): Entity[] => below(project, entryPoint(project), 'agenta');

interface Prompt {
  readonly text: string;
  /** The choices offered; absent if they are only known at run time. */
  readonly choices?: readonly string[];
  readonly fallback?: string;
  readonly place?: Place;
}

/** Normalises the text of a prompt: single spaces, and `…` for each `<value>`. */
export const asked = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** The function that the package declares as the entry point of the program `agenta`. */
function entryPoint(project: Project): Binding | undefined {
  const program = project.checkout.capture('agenta-cli/pyproject.toml', /^agenta\s*=\s*"(.*)"/);
  const [module = '', name = ''] = program?.text.split(':') ?? [];
  return project.module(module)?.resolve(name);
}

/** A command, and its subcommands, which `group.add_command(…)` or `@group.command(…)` may add in any file. */
function below(project: Project, found: Binding | undefined, name: string): Entity[] {
  if (found?.kind !== 'function') return [];
  const self = describe(found, name);
  if (!found.decorators.some(({method}) => method === 'group')) return self;
  const isOwn = (call: Node): boolean =>
    call.resolve(...call.callee.split('.').slice(0, -1))?.node === found.node;
  const inner = project.having('agenta-cli/agenta/cli', 'command').flatMap((file) => [
    ...file.statements.flatMap(({call}) => {
      const command = call?.method === 'add_command' && isOwn(call) && call.arg('cmd', 0)?.binding;
      return command ? [[command, stringOf(call.arg('name', 1)) ?? nameOf(command)] as const] : [];
    }),
    ...file.definitions
      .filter(({decorators}) => decorators.some(isOwn))
      .map((one) => [one, nameOf(one)] as const),
  ]);
  return [...self, ...inner.flatMap(([one, part]) => below(project, one, joined(name, part)))];
}

const isMaker = ({method}: Node): boolean => method === 'command' || method === 'group';

/** The command's name: the one in the decorator, or else the one that click derives from the function's name. */
function nameOf({name, decorators}: Binding): string {
  const given = decorators.find(isMaker)?.arg('name', 0);
  return stringOf(given) ?? name.toLowerCase().replaceAll('_', '-');
}

function describe(found: Binding, name: string): Entity[] {
  const {node} = found;
  // A decorator may be a variable (`folder = click.option(…)`, then `@folder`) or a function that applies several.
  const decorators = found.decorators.flatMap((one) => {
    const {kind, value, body} = one.calledBinding ?? {};
    return kind === 'function' ? (body?.calls ?? []) : (value?.call ?? one);
  });
  const settings = settingsOf(decorators.find(isMaker), /^(name|help|short_help|epilog)$/);
  const readsRest = node.all.some(({dotted}) => dotted.join('.') === 'ctx.args');
  const declared = decorators
    .filter(({callee}) => callee.endsWith('.argument'))
    .map((call) => {
      const isOpen = literal(call.arg('required')) === false;
      return [isOpen ? 'optional' : 'required', ...settingsOf(call, comparedKeywords)].join(' ');
    });
  const options = decorators.filter(({method}) => method.endsWith('option'));
  const byOption = options.flatMap((call): Prompt[] => {
    const prompt = call.arg('prompt');
    const text = prompt && (stringOf(prompt) ?? prompt.text);
    return text ? [{text: asked(text), place: call.place}] : [];
  });
  const prompts = [...byOption, ...questions(found, new Set())];
  const facts = {
    'other options': settings.some((one) => /ignore_unknown_options\W+True/.test(one)),
    arguments: readsRest ? [...declared, 'optional'] : declared,
    settings: settings.filter((one) => !/ignore_unknown_options|allow_extra_args/.test(one)),
  };
  const help = {spellings: '--help', takes: 'nothing', default: 'none', required: false, settings: []};
  return [
    entity('command', name, facts, node.place, [
      ...options.map(option),
      entity('option', '--help', help, node.place),
      ...prompts.map(({text, choices, fallback = 'none', place}) =>
        entity('prompt', text, {choices, default: fallback}, place),
      ),
    ]),
  ];
}

const comparedKeywords =
  /^(default|required|is_flag|count|prompt|help|show_default|callback|expose_value|is_eager)$/;

function option(call: Node): Entity {
  const flags = call.args.flatMap(({keyword, node}) => {
    const flag = keyword === '' && stringOf(node);
    return flag && flag.startsWith('-') ? flag : [];
  });
  const isOn = (keyword: string): boolean => literal(call.arg(keyword)) === true;
  const isFlag = isOn('is_flag') || isOn('count') || flags.some((one) => one.includes('/-'));
  const facts = {
    spellings: flags.flatMap((one) => one.split('/')).sort(),
    takes: isFlag ? 'nothing' : 'a value',
    default: defaultOf(call.arg('default')),
    required: isOn('required'),
    settings: settingsOf(call, comparedKeywords),
  };
  return entity('option', flags[0] ?? '', facts, call.place);
}

/** The prompts of a function and of the functions that it calls, in source order. */
function questions({node, body}: Binding, seen: Set<Node>): Prompt[] {
  if (seen.has(node)) return [];
  seen.add(node);
  return body.calls.flatMap((call) => {
    if (!/^(questionary\.[a-z]\w*|click\.(prompt|confirm)|input)$/.test(call.callee))
      return call.calledBinding?.kind === 'function' ? questions(call.calledBinding, seen) : [];
    const text = stringOf(call.args[0]?.node);
    const offered = literal(call.arg('choices'));
    const choices = Array.isArray(offered) ? offered.map(String) : undefined;
    const given = call.arg('default');
    const fallback = given && pythonForm(given);
    return text ? [{text: asked(text), choices, fallback, place: call.place}] : [];
  });
}
