import ts from 'typescript';
import {environmentVariables, type ServiceId} from '../platform/environment';
import type {Checkout} from './checkout';
import {composeValues} from './compose';
import type {Locator} from './locate';
import {valueOf, type Literal} from './python/literal';
import type {Project} from './python/project';
import {children, type Node, type Source} from './python/tree';
import {entity, type Place, type Surface} from './types';

interface Read {
  readonly name: string;
  /** Default in source form; `none` where there is none. */
  readonly fallback: string;
  readonly by: string;
  readonly place: Place;
}

const data = ['backend', 'clients', 'infrastructure', 'web'].map(
  (one) => `src/platform/environment/${one}.ts`,
);
const pages = ['/reference/environment-variables'];

/** Environment variables that the programs read, and what the released compose file sets them to. */
export function environment(project: Project, locator: Locator): Surface {
  const {checkout} = project;
  const compose = composeValues(checkout);
  const reads = [...pythonReads(project), ...webReads(checkout)];
  // What is told to be read by nothing is looked for as well.
  const unread = environmentVariables
    .filter(({readBy}) => readBy.length === 0)
    .map(({name}) => name);
  const names = new Set([...reads.map(({name}) => name), ...compose.keys(), ...unread]);
  return {
    ours: environmentVariables.map((one) => {
      const by = sorted(one.readBy.flatMap((service) => programs[service] ?? []));
      const facts = {
        'read by': by,
        // The default of another maker's image is not in the checkout.
        default: by.length > 0 || one.readBy.length === 0 ? (one.fallback ?? 'none') : undefined,
        'compose value': one.composeValue ?? 'none',
      };
      return entity('variable', one.name, facts, locator.data(data, one.name), {pages});
    }),
    platform: [...names].map((name) => {
      const mine = reads.filter((read) => read.name === name);
      const set = compose.get(name);
      const facts = {
        'read by': sorted(mine.map(({by}) => by)),
        default: sorted(mine.map(({fallback}) => fallback)).join(' and ') || 'none',
        'compose value': set?.value ?? 'none',
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

function pythonReads(project: Project): Read[] {
  const folders = ['agenta-backend/agenta_backend', 'agenta-cli/agenta'];
  return folders
    .flatMap((folder) => project.checkout.files(folder, '.py'))
    .flatMap((file) => {
      const code = project.checkout.text(file) ?? '';
      const source =
        code.includes('environ') || code.includes('getenv') ? project.file(file) : undefined;
      return source ? [...source.walk()].flatMap((node) => readsAt(source, node)) : [];
    });
}

/** `os.environ["X"]`, `os.environ.get("X", …)`, `os.getenv("X", …)`, and `from os import …` likewise. */
function readsAt(source: Source, node: Node): Read[] {
  const call = source.call(node);
  const isRead = call && (call.name.endsWith('getenv') || call.name.endsWith('environ.get'));
  const object = node.name === 'MemberExpression' && node.getChild('[') ? node.firstChild : null;
  const isWritten = node.parent?.name === 'AssignStatement' && node.parent.from === node.from;
  const indexed =
    object && !isWritten && source.dotted(object)?.at(-1) === 'environ'
      ? children(node)[2]
      : undefined;
  const key = isRead ? call.args[0]?.node : indexed;
  if (!key) return [];
  const fallback = isRead ? call.args[1]?.node : undefined;
  const value = fallback && valueOf(source, fallback);
  const shown =
    !fallback || value === null
      ? 'none'
      : typeof value === 'string'
        ? value
        : source.text(fallback);
  const rest = {fallback: shown, by: programOf(source.file), place: source.place(node)};
  return namesOf(source, key).map((name) => ({name, ...rest}));
}

/** The name; or, where a loop reads every name of a list, those of the list. */
function namesOf(source: Source, key: Node): string[] {
  if (key.name !== 'VariableName') return strings(valueOf(source, key));
  for (let outer = key.parent; outer; outer = outer.parent) {
    const parts = children(outer);
    const at = parts.findIndex(({name}) => name === 'in');
    const bound = parts.slice(0, at).some((one) => source.text(one) === source.text(key));
    const list = at > 0 && bound ? parts[at + 1] : undefined;
    if (list) return strings(valueOf(source, list, (name) => assigned(source, name)));
  }
  return strings(assigned(source, source.text(key)));
}

const strings = (value: Literal | undefined): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

function assigned(source: Source, name: string): Literal | undefined {
  const all = [...source.walk()].filter((node) => node.name === 'AssignStatement');
  const found = all.find(
    ({firstChild}) => firstChild && source.text(firstChild) === name,
  )?.lastChild;
  return found ? valueOf(source, found) : undefined;
}

/** `process.env.X`, with what stands behind `||` or `??`. */
function webReads(checkout: Checkout): Read[] {
  return checkout.files('agenta-web', '.ts', '.tsx', '.js', '.mjs').flatMap((file) => {
    const text = checkout.text(file) ?? '';
    if (!text.includes('process.env')) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: Read[] = [];
    const visit = (node: ts.Node): void => {
      const name = envName(node);
      if (name?.startsWith('NEXT_PUBLIC_')) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        found.push({name, fallback: behind(node) ?? 'none', by: 'web', place: {file, line}});
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function behind({parent, pos}: ts.Node): string | undefined {
  if (!ts.isBinaryExpression(parent) || parent.pos !== pos) return undefined;
  if (!['||', '??'].includes(parent.operatorToken.getText())) return undefined;
  return (
    (ts.isStringLiteralLike(parent.right) ? parent.right.text : parent.right.getText()) || undefined
  );
}

function envName(node: ts.Node): string | undefined {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (!isAccess || node.expression.getText() !== 'process.env') return undefined;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined;
}
