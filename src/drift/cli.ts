import {defaultOf, literal, stringOf} from './python/literal';
import type {Binding, Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Entity} from './types';

/** Commands, options and prompts of the command line. */
export const cli = (project: Project): Entity[] => below(project, entryPoint(project), 'agenta');

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
  const isOwn = (call: Node): boolean => call.resolve(call.callee.split('.')[0] ?? '')?.node === found.node;
  const inner = project
    .having('agenta-cli/agenta/cli', 'command')
    .flatMap((file) => [
      ...file.statements.flatMap(({call}) =>
        call?.method === 'add_command' && isOwn(call) ? (call.arg('cmd', 0)?.binding ?? []) : [],
      ),
      ...file.definitions.filter(({decorators}) => decorators.some(isOwn)),
    ]);
  return [describe(found, name), ...inner.flatMap((one) => below(project, one, `${name} ${nameOf(one)}`))];
}

/** The command's name: the one in the decorator, or else the one that click derives from the function's name. */
function nameOf({name, decorators}: Binding): string {
  const maker = decorators.find(({method}) => method === 'command');
  return stringOf(maker?.arg('name', 0)) ?? name.toLowerCase().replaceAll('_', '-');
}

function describe(found: Binding, name: string): Entity {
  const {node, decorators} = found;
  const facts = {
    'other options': decorators.some(({text}) => /ignore_unknown_options\W+True/.test(text)),
    arguments: node.allOfKind('attribute').some(({dotted}) => dotted.join('.') === 'ctx.args')
      ? ['optional']
      : [],
  };
  const help = {spellings: '--help', takes: 'nothing', default: 'none', required: false};
  return entity('command', name, facts, node.place, [
    ...decorators.filter(({method}) => method === 'option').map(option),
    entity('option', '--help', help, node.place),
    ...prompts(found, new Set()),
  ]);
}

function option(call: Node): Entity {
  const flags = call.args.flatMap(({keyword, node}) => {
    const flag = keyword === '' && stringOf(node);
    return flag && flag.startsWith('-') ? flag : [];
  });
  const facts = {
    spellings: flags.sort(),
    takes: literal(call.arg('is_flag')) === true ? 'nothing' : 'a value',
    default: defaultOf(call.arg('default')),
    required: literal(call.arg('required')) === true,
  };
  return entity('option', stringOf(call.arg('', 0)) ?? '', facts, call.place);
}

/** The prompts of a function and of the functions that it calls, in source order. Choices are absent if they are only known at run time. */
function prompts({node, body}: Binding, seen: Set<Node>): Entity[] {
  if (seen.has(node)) return [];
  seen.add(node);
  return body.calls.flatMap((call): Entity[] => {
    if (!/^questionary\.[a-z]\w*$/.test(call.callee))
      return call.calledBinding?.kind === 'function' ? prompts(call.calledBinding, seen) : [];
    const text = stringOf(call.args[0]?.node);
    const offered = literal(call.arg('choices'));
    const choices = Array.isArray(offered) ? offered.map(String) : undefined;
    return text ? [entity('prompt', asked(text), {choices}, call.place)] : [];
  });
}
