import {composeValues} from './compose';
import {declared} from './http/models';
import {iterableOf} from './python/definition';
import {defaultOf, literal} from './python/literal';
import {Source, type Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Entity, type Place} from './types';

/** An access to an environment variable. */
interface Read {
  readonly name: string;
  /** Default in source form; `none` if there is none. */
  readonly fallback: string;
  /** The program that reads it. */
  readonly by: string;
  /** Whether the program fails without it. */
  readonly isDemanded?: boolean;
  readonly place: Place;
}

/** The environment variables that the programs read, and the values that the released compose file sets. */
export function environment(project: Project): Entity[] {
  const compose = composeValues(project.checkout);
  const reads = [...pythonReads(project), ...webReads(project)];
  return [...new Set([...reads.map(({name}) => name), ...compose.keys()])].map((name) => {
    const mine = reads.filter((read) => read.name === name);
    const set = compose.get(name);
    const facts = {
      'read by': sorted(mine.map(({by}) => by)),
      default: sorted(mine.map(({fallback}) => fallback)).join(' and ') || 'none',
      'compose value': set?.text ?? 'none',
      demanded: mine.some(({isDemanded}) => isDemanded),
    };
    return entity('variable', name, facts, mine[0]?.place ?? set?.place);
  });
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

function programOf(file: string): string {
  if (file.includes('/migrations/mongo')) return 'copy';
  if (file.startsWith('agenta-backend/')) return 'backend';
  return file.startsWith('agenta-cli/agenta/sdk/') ? 'sdk' : 'cli';
}

const pythonReads = (project: Project): Read[] =>
  ['agenta-backend/agenta_backend', 'agenta-cli/agenta']
    .flatMap((folder) => project.having(folder, 'environ', 'getenv', 'envvar', 'BaseSettings'))
    .flatMap((file) => [...file.all.flatMap(readsAt), ...settingsOf(file)]);

/** Fields of `class Settings(BaseSettings)`, without variables that the file sets itself. */
const settingsOf = (file: Node): Read[] =>
  file.definitions.flatMap(({node: {bases}, body}) => {
    const [, prefix = ''] = /env_prefix\W+(\w+)/.exec(body.text) ?? [];
    const fields = bases.some(({text}) => text.endsWith('BaseSettings')) ? body.assignments : [];
    return fields.flatMap(({name, node, annotation, value}): Read[] => {
      const {call, name: alias = `${prefix}${name}`.toUpperCase()} = declared(annotation, value);
      const isSet = file.text.includes(`environ["${alias}"] =`);
      return annotation && !isSet ? [readOf(alias, call ? call.arg('default', 0) : value, node)] : [];
    });
  });

/** Whether a node is `os.environ` or a name for it. */
const isEnviron = (node: Node | undefined): boolean =>
  (node?.binding?.value ?? node)?.dotted.at(-1) === 'environ';

const readOf = (name: string, given: Node | undefined, {source, place}: Node): Read => ({
  name,
  fallback: defaultOf(given),
  by: programOf(source.file),
  place,
});

/** Recognises `os.environ["X"]`, `"X" in os.environ`, `os.environ.get("X", …)` and `os.getenv("X", …)`, also after `from os import …`. */
function readsAt(node: Node): Read[] {
  const {kind, call, parent, index, children} = node;
  const isCall =
    call?.method === 'getenv' ||
    (/^(get|pop|setdefault)$/.test(call?.method ?? '') && isEnviron(call?.first?.first));
  const isWritten = parent?.kind === 'assignment' && parent.first === node;
  const isIndex = isEnviron(index?.of);
  const isAsked = kind === 'comparison_operator' && children[1]?.text === 'in' && isEnviron(children[2]);
  // `@click.option("--host", envvar="AGENTA_HOST")`
  const named = call?.arg('envvar');
  const first = isCall ? call?.args[0]?.node : isIndex && !isWritten ? index?.keys[0] : undefined;
  const key = first ?? named ?? (isAsked ? children[0] : undefined);
  if (!key) return [];
  const otherwise = (isCall && call?.args[1]?.node) || (named && call?.arg('default')) || behind(node);
  return namesOf(key).map((name) => ({...readOf(name, otherwise, node), isDemanded: isIndex}));
}

/** The default in `os.getenv("X") or "default"` and `process.env.X || 'default'`. */
function behind(node: Node): Node | undefined {
  const {parent} = node;
  if (parent && /^(as|non_null)_expression$/.test(parent.kind)) return behind(parent);
  const isOr = /^(or|\|\||\?\?)$/.test(parent?.field('operator')?.text ?? '');
  return isOr && parent?.field('left') === node ? parent.field('right') : undefined;
}

/** The name of a variable or, if a loop reads every name in a list, all of these names. */
function namesOf(key: Node): string[] {
  let named = key;
  for (let outer = key.parent; outer && named === key; outer = outer.parent) {
    const {children} = outer;
    const list = iterableOf(outer);
    if (list && children.some((one) => one.to < list.from && one.text === key.text)) named = list;
  }
  // A name that is only known at run time is given in source form.
  return [literal(named) ?? key.text].flat().filter((one) => typeof one === 'string');
}

/** Reads of `process.env.X` and `import.meta.env['X']` in the web interface, with their defaults. */
const webReads = ({checkout}: Project): Read[] =>
  checkout.files('agenta-web', '.ts', '.tsx', '.js', '.mjs').flatMap((file) => {
    const text = checkout.text(file) ?? '';
    if (!text.includes('.env')) return [];
    // Other tools in the folder read variables of their own.
    const isOfApp = /\/(src\/|next\.config)/.test(file);
    return new Source(file, text).top.all.flatMap((node): Read[] => {
      const [index, property] = [node.field('index'), node.field('property')];
      const key = index?.kind === 'string' ? index.text.slice(1, -1) : property?.text;
      const name = isEnv.test(node.field('object')?.text ?? '') ? key : undefined;
      if (!name || name === 'NODE_ENV' || !(isOfApp || name.startsWith('NEXT_PUBLIC_'))) return [];
      const value = behind(node)?.text.replace(/^(['"`])(.*)\1$/, '$2');
      return [{name, fallback: value || 'none', by: 'web', place: node.place}];
    });
  });

const isEnv = /^(process|import\.meta)\??\.env$/;
