import ts from 'typescript';
import {composeValues} from './compose';
import {declared} from './http/models';
import {defaultOf, literal} from './python/literal';
import type {Node} from './python/node';
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
  const {kind, call, parent, children} = node;
  const isCall =
    call?.method === 'getenv' ||
    (/^(get|pop|setdefault)$/.test(call?.method ?? '') && isEnviron(call?.first?.first));
  const [left, operator, right] = children;
  const isWritten = parent?.kind === 'AssignStatement' && parent.first === node;
  const isIndex = kind === 'MemberExpression' && operator?.kind === '[' && isEnviron(left);
  const isAsked = kind === 'BinaryExpression' && operator?.kind === 'in' && isEnviron(right);
  // `@click.option("--host", envvar="AGENTA_HOST")`
  const named = call?.arg('envvar');
  const first = isCall ? call?.args[0]?.node : isIndex && !isWritten ? right : undefined;
  const key = first ?? named ?? (isAsked ? left : undefined);
  if (!key) return [];
  // `os.getenv("X") or "default"`
  const [before, or, after] = parent?.kind === 'BinaryExpression' ? parent.children : [];
  const behind = or?.kind === 'or' && before === node ? after : undefined;
  const otherwise = (isCall && call?.args[1]?.node) || (named && call?.arg('default')) || behind;
  return namesOf(key).map((name) => ({...readOf(name, otherwise, node), isDemanded: isIndex}));
}

/** The name of a variable or, if a loop reads every name in a list, all of these names. */
function namesOf(key: Node): string[] {
  let named = key;
  for (let outer = key.parent; outer && named === key; outer = outer.parent) {
    const {children, iterable: list} = outer;
    if (list && children.some((one) => one.to < list.from && one.text === key.text)) named = list;
  }
  // A name that is only known at run time is given in source form.
  return [literal(named) ?? key.text].flat().filter((one) => typeof one === 'string');
}

/** Reads of `process.env.X` and `import.meta.env['X']` in the web interface, with their defaults. */
const webReads = ({checkout}: Project): Read[] =>
  checkout.files('agenta-web', '.ts', '.tsx', '.js', '.mjs').flatMap((file) => {
    const text = checkout.text(file) ?? '';
    if (!/(process|import\.meta)\??\.env/.test(text)) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: Read[] = [];
    // Other tools in the folder read variables of their own.
    const isOfApp = /\/(src\/|next\.config)/.test(file);
    const visit = (node: ts.Node): void => {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const name = envName(node);
      if (name?.startsWith('NEXT_PUBLIC_') || (isOfApp && name && name !== 'NODE_ENV'))
        found.push({name, fallback: defaultAfter(node), by: 'web', place: {file, line}});
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

/** The default of a read: what follows `||`, `??`, the `:` of a conditional or the `=` of a destructured variable. */
function defaultAfter(node: ts.Node): string {
  const {parent} = node;
  if (ts.isAsExpression(parent) || ts.isNonNullExpression(parent)) return defaultAfter(parent);
  if (ts.isParenthesizedExpression(parent)) return defaultAfter(parent);
  const isChosen = ts.isConditionalExpression(parent) && parent.whenTrue === node;
  const isFirst =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    /^(\|\||\?\?)$/.test(parent.operatorToken.getText());
  const part = ts.isBindingElement(node) ? node.initializer : undefined;
  const other = isChosen ? parent.whenFalse : isFirst ? parent.right : part;
  return (other && ts.isStringLiteralLike(other) ? other.text : other?.getText()) || 'none';
}

const isEnv = (text = ''): boolean => /^(process|import\.meta)\??\.env$/.test(text);

/** The name in `process.env.X`, `process.env['X']`, and `const {X} = process.env`. */
function envName(node: ts.Node): string | undefined {
  if (ts.isBindingElement(node)) {
    const whole = node.parent.parent;
    const isPart = ts.isVariableDeclaration(whole) && isEnv(whole.initializer?.getText());
    return isPart ? (node.propertyName ?? node.name).getText() : undefined;
  }
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  const parts = /^(.*?)(?:\??\.(\w+)|(?:\?\.)?\[(['"`])(\w+)\3\])$/s;
  const [, object, name, , key] = (isAccess && parts.exec(node.getText())) || [];
  return isEnv(object) ? (name ?? key) : undefined;
}
