import {parse} from 'smol-toml';
import {absentCommands, commands, type Command, type Option} from '../platform/cli';
import type {Locator} from './locate';
import {pythonForm, textOf, valueOf} from './python/literal';
import type {Found, Project} from './python/project';
import {bodyOf, type Argument, type Node, type Source} from './python/tree';
import {inOrder, type Entity, type Surface} from './types';

const files = ['src/platform/cli/setup-commands.ts', 'src/platform/cli/variant-commands.ts'];

export function cli(project: Project, locator: Locator): Surface {
  const platform = platformCommands(project);
  return {
    ours: [
      ...commands.flatMap((one) => ownCommand(one, locator)),
      ...absentCommands.map(({name}) => absent(name)),
    ],
    platform: [
      ...platform,
      ...absentCommands
        .filter(({name}) => !platform.some((one) => one.name === label(name)))
        .map(({name}) => absent(name)),
    ],
  };
}

const label = (name: string): string => ['agenta', name].filter(Boolean).join(' ');
const absent = (name: string): Entity => ({kind: 'absent command', name: label(name), facts: {}});

function ownCommand(one: Command, locator: Locator): Entity[] {
  const name = label(one.name);
  const file = files.find((each) => locator.data(each, one.name).line > 1) ?? files[0] ?? '';
  const common = {parent: `command ${name}`, pages: [`/${one.page.replace(/\.mdx$/, '')}`]};
  const prompts = one.prompts.map(({text}) => asked(text));
  return [
    {
      kind: 'command',
      name,
      pages: common.pages,
      place: locator.data(file, one.name),
      facts: {
        order: inOrder(prompts),
        'other options': String(one.acceptsUnknownOptions ?? false),
        arguments:
          one.arguments.map(({required}) => (required ? 'required' : 'optional')).join(', ') ||
          'none',
      },
    },
    ...one.options.map((option) => ({
      ...common,
      kind: 'option',
      name: `${name} ${option.flags[0] ?? ''}`,
      place: locator.data(file, one.name, option.flags[0] ?? ''),
      facts: {
        spellings: [...option.flags].sort().join(', '),
        takes: option.value ? 'a value' : 'nothing',
        default: fallback(option),
        required: 'false',
      },
    })),
    ...prompts.map((text, index) => ({
      ...common,
      kind: 'prompt',
      name: `${name}: ${text}`,
      facts: {},
      place: locator.data(file, one.name, one.prompts[index]?.text ?? ''),
    })),
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

interface Found_ {
  readonly source: Source;
  readonly node: Node;
  readonly decorators: readonly Node[];
}

/** Commands below the entry point that the package declares, with what click says of them. */
function platformCommands(project: Project): Entity[] {
  const toml = parse(project.checkout.text('agenta-cli/pyproject.toml') ?? '') as {
    tool?: {poetry?: {scripts?: Record<string, string>}};
    project?: {scripts?: Record<string, string>};
  };
  const scripts = toml.tool?.poetry?.scripts ?? toml.project?.scripts ?? {};
  const [module = '', name = ''] = (scripts.agenta ?? '').split(':');
  const source = project.module(module);
  const group = source && project.resolve(source, name);
  return group ? command(project, group, '') : [];
}

function command(project: Project, found: Found, path: string): Entity[] {
  const {source, definition} = found;
  if (!definition) return [];
  const self = describe(project, {source, ...definition}, path);
  const isGroup = definition.decorators.some((one) => source.decorator(one).name.endsWith('group'));
  return isGroup ? [...self, ...below(project, found, path)] : self;
}

/** Commands that `group.add_command(…)` or `@group.command(…)` put below a group, in any file that the group's own file sees. */
function below(project: Project, group: Found, path: string): Entity[] {
  const own = group.definition?.node;
  const isGroup = (source: Source, name: string): boolean =>
    project.resolvePath(source, name.split('.'))?.definition?.node === own;
  const result: Entity[] = [];
  for (const file of project.checkout.files('agenta-cli/agenta/cli', '.py')) {
    const source = project.file(file);
    if (!source) continue;
    for (const statement of source.statements()) {
      const call = statement.firstChild && source.call(statement.firstChild);
      const [first] = call?.args ?? [];
      if (
        !call?.name.endsWith('.add_command') ||
        !first ||
        !isGroup(source, call.name.slice(0, -'.add_command'.length))
      )
        continue;
      const found = project.resolvePath(source, source.dotted(first.node) ?? []);
      const decorators =
        found?.definition?.decorators.map((one) => found.source.decorator(one)) ?? [];
      const made = decorators.find(
        ({name}) => name.endsWith('.command') || name.endsWith('.group'),
      );
      if (found)
        result.push(
          ...command(
            project,
            found,
            join(path, nameOf(found.source, made?.args ?? [], found.definition?.name ?? '')),
          ),
        );
    }
    for (const definition of source.definitions())
      for (const decorator of definition.decorators) {
        const {name, args} = source.decorator(decorator);
        const owner = name.split('.').slice(0, -1).join('.');
        if (
          ['command', 'group'].includes(name.split('.').at(-1) ?? '') &&
          owner &&
          isGroup(source, owner)
        )
          result.push(
            ...command(
              project,
              {source, definition},
              join(path, nameOf(source, args, definition.name)),
            ),
          );
      }
  }
  return result;
}

const join = (path: string, name: string): string => [path, name].filter(Boolean).join(' ');

/** The name that the decorator gives; else click makes one from the function's. */
function nameOf(source: Source, args: readonly Argument[], name: string): string {
  const given = args.find(({keyword}) => keyword === 'name' || keyword === '');
  return (given && textOf(source, given.node)) ?? name.toLowerCase().replaceAll('_', '-');
}

function describe(project: Project, found: Found_, path: string): Entity[] {
  const {source, node, decorators} = found;
  const name = label(path);
  const parent = `command ${name}`;
  const all = decorators.map((one) => ({...source.decorator(one), node: one}));
  const maker = all.find((one) => /\b(command|group)$/.test(one.name));
  const settings = maker?.args.find(({keyword}) => keyword === 'context_settings');
  const loose =
    settings !== undefined && source.text(settings.node).includes('ignore_unknown_options');
  const prompts = questions(project, found, new Set()).map(({text}) => text);
  const reads =
    bodyOf(node) &&
    [...source.walk(bodyOf(node) ?? node)].some(
      (one) => source.dotted(one)?.join('.') === 'ctx.args',
    );
  const args = all
    .filter((one) => one.name.endsWith('.argument'))
    .map((one) => {
      const required = one.args.find(({keyword}) => keyword === 'required');
      return (required ? source.text(required.node) : 'True') === 'True' ? 'required' : 'optional';
    });
  return [
    {
      kind: 'command',
      name,
      place: source.place(node),
      facts: {
        order: inOrder(prompts),
        'other options': String(loose),
        arguments: [...args, ...(reads ? ['optional'] : [])].join(', ') || 'none',
      },
    },
    ...all
      .filter((one) => one.name.endsWith('option'))
      .map((one) => option(source, name, parent, one)),
    {
      kind: 'option',
      name: `${name} --help`,
      parent,
      place: source.place(node),
      facts: {spellings: '--help', takes: 'nothing', default: 'none', required: 'false'},
    },
    ...questions(project, found, new Set()).map(({text, place}) => ({
      kind: 'prompt',
      name: `${name}: ${text}`,
      parent,
      facts: {},
      place,
    })),
  ];
}

function option(
  source: Source,
  name: string,
  parent: string,
  {args, node}: {args: readonly Argument[]; node: Node},
): Entity {
  const texts = args
    .filter(({keyword}) => keyword === '')
    .map((one) => textOf(source, one.node) ?? '');
  const flags = texts.filter((one) => one.startsWith('-')).flatMap((one) => one.split('/'));
  const keyword = (wanted: string): Node | undefined =>
    args.find((one) => one.keyword === wanted)?.node;
  const given = keyword('default');
  const value = given && valueOf(source, given);
  const isFlag = keyword('is_flag') ?? keyword('flag_value') ?? keyword('count');
  const shown =
    value === null || value === undefined || value === '' || value === false
      ? 'none'
      : String(value);
  return {
    kind: 'option',
    name: `${name} ${flags[0] ?? ''}`,
    parent,
    place: source.place(node),
    facts: {
      spellings: [...flags].sort().join(', '),
      takes: isFlag || texts.some((one) => one.includes('/-')) ? 'nothing' : 'a value',
      default: given && value === undefined ? pythonForm(source, given) : shown,
      required: String(
        keyword('required') !== undefined && source.text(keyword('required') ?? node) === 'True',
      ),
    },
  };
}

/** Questions of a command in the order of its source, those of functions it calls included. */
function questions(
  project: Project,
  {source, node}: Pick<Found_, 'source' | 'node'>,
  seen: Set<Node>,
): {text: string; place: Entity['place']}[] {
  const body = bodyOf(node);
  if (!body || seen.has(node)) return [];
  seen.add(node);
  return [...source.walk(body)].flatMap((one) => {
    const call = source.call(one);
    if (!call) return [];
    const [first] = call.args;
    if (
      call.name.startsWith('questionary.') ||
      call.name === 'click.prompt' ||
      call.name === 'click.confirm'
    ) {
      const text = first && textOf(source, first.node);
      return text && !call.name.endsWith('Choice')
        ? [{text: asked(text), place: source.place(one)}]
        : [];
    }
    const found = project.resolvePath(source, call.name.split('.'));
    return found?.definition?.node.name === 'FunctionDefinition'
      ? questions(project, {source: found.source, node: found.definition.node}, seen)
      : [];
  });
}
