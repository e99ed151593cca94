import ts from 'typescript';
import {environmentVariables, type ServiceId} from '../platform/environment';
import type {Checkout} from './checkout';
import {composeValues} from './compose';
import {formOf, literal} from './python/literal';
import type {Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Place, type Surface} from './types';

interface Read {
  readonly name: string;
  /** Default in source form; `none` where there is none. */
  readonly fallback: string;
  readonly by: string;
  readonly place: Place;
}

/** Environment variables that the programs read, and what the released compose file sets them to. */
export function environment(project: Project): Surface {
  const compose = composeValues(project.checkout);
  const reads = [...pythonReads(project), ...webReads(project.checkout)];
  // What is told to be read by nothing is looked for as well.
  const unread = environmentVariables.filter(({readBy}) => readBy.length === 0);
  const names = [...reads, ...unread].map(({name}) => name);
  return {
    ours: environmentVariables.map(({name, readBy, fallback, composeValue}) => {
      const by = sorted(readBy.flatMap((service) => programs[service] ?? []));
      // The default of another maker's image is not in the checkout.
      const isForeign = by.length === 0 && readBy.length > 0;
      const told = isForeign ? undefined : (fallback ?? 'none');
      const set = composeValue ?? 'none';
      return entity('variable', name, {'read by': by, default: told, 'compose value': set});
    }),
    platform: [...new Set([...names, ...compose.keys()])].map((name) => {
      const mine = reads.filter((read) => read.name === name);
      const set = compose.get(name);
      const facts = {
        'read by': sorted(mine.map(({by}) => by)),
        default: sorted(mine.map(({fallback}) => fallback)).join(' and ') || 'none',
        'compose value': set?.text ?? 'none',
      };
      return entity('variable', name, facts, mine[0]?.place ?? set?.place);
    }),
  };
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** The programs of the repository among the readers; what other images read is theirs to say. */
const programs: Readonly<Partial<Record<ServiceId, string>>> = {
  ...{backend: 'backend', worker: 'backend', migration: 'backend'},
  ...{web: 'web', sdk: 'sdk', cli: 'cli', copy: 'copy'},
};

function programOf(file: string): string {
  if (file.includes('/migrations/mongo')) return 'copy';
  if (file.startsWith('agenta-backend/')) return 'backend';
  return file.startsWith('agenta-cli/agenta/sdk/') ? 'sdk' : 'cli';
}

const pythonReads = (project: Project): Read[] =>
  ['agenta-backend/agenta_backend', 'agenta-cli/agenta']
    .flatMap((folder) => project.having(folder, 'environ', 'getenv', 'envvar'))
    .flatMap((file) => file.all.flatMap(readsAt));

const isEnviron = (node: Node | undefined): boolean => node?.dotted.at(-1) === 'environ';

/** `os.environ["X"]`, `"X" in os.environ`, `os.environ.get("X", …)`, `os.getenv("X", …)`, and `from os import …` likewise. */
function readsAt(node: Node): Read[] {
  const {kind, call, parent, children, source} = node;
  const isCall = /(^|\.)(getenv|environ\.(get|pop|setdefault))$/.test(call?.callee ?? '');
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
  const value = literal(otherwise);
  const form = otherwise && value !== null ? formOf(otherwise) : 'none';
  const fallback = typeof value === 'string' ? value : form;
  const rest = {fallback, by: programOf(source.file), place: node.place};
  return namesOf(key).map((name) => ({name, ...rest}));
}

/** The name; or, where a loop reads every name of a list, those of the list. */
function namesOf(key: Node): string[] {
  let named = key;
  for (let outer = key.parent; outer && named === key; outer = outer.parent) {
    const {children, iterated: list} = outer;
    if (list && children.some((one) => one.to < list.from && one.text === key.text)) named = list;
  }
  // A name that only a running program knows is told as it is written.
  const names = literal(named) ?? key.text;
  return [names].flat().filter((one) => typeof one === 'string');
}

/** `process.env.X`, with what stands behind `||` or `??`. */
const webReads = (checkout: Checkout): Read[] =>
  checkout.files('agenta-web', '.ts', '.tsx', '.js', '.mjs').flatMap((file) => {
    const text = checkout.text(file) ?? '';
    if (!text.includes('process.env')) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: Read[] = [];
    // Other tools of the folder read variables of their own.
    const isOfApp = /\/(src\/|next\.config)/.test(file);
    const visit = (node: ts.Node): void => {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      for (const name of envNames(node))
        if (name.startsWith('NEXT_PUBLIC_') || (isOfApp && name !== 'NODE_ENV'))
          found.push({name, fallback: behind(node), by: 'web', place: {file, line}});
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

function behind(node: ts.Node): string {
  const {parent, pos} = node;
  if (ts.isBindingElement(node)) return node.initializer ? textOf(node.initializer) : 'none';
  const isLeft = ts.isBinaryExpression(parent) && parent.pos === pos;
  const isElse = isLeft && ['||', '??'].includes(parent.operatorToken.getText());
  return isElse ? textOf(parent.right) : 'none';
}

const textOf = (node: ts.Expression): string =>
  (ts.isStringLiteralLike(node) ? node.text : node.getText()) || 'none';

/** The name in `process.env.X`, `process.env['X']`, and `const {X} = process.env`. */
function envNames(node: ts.Node): string[] {
  const isEnv = (one: ts.Node | undefined): boolean => one?.getText() === 'process.env';
  if (ts.isPropertyAccessExpression(node) && isEnv(node.expression)) return [node.name.text];
  if (ts.isElementAccessExpression(node) && isEnv(node.expression)) {
    const {argumentExpression: key} = node;
    return ts.isStringLiteralLike(key) ? [key.text] : [];
  }
  const isPart = ts.isBindingElement(node) && ts.isVariableDeclaration(node.parent.parent);
  if (!isPart || !isEnv(node.parent.parent.initializer)) return [];
  return [(node.propertyName ?? node.name).getText()];
}
