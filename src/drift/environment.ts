import ts from 'typescript';
import {
  environmentVariables,
  type EnvironmentVariable,
  type ServiceId,
} from '../platform/environment';
import type {Checkout} from './checkout';
import {composeValues} from './compose';
import type {Locator} from './locate';
import {valueOf, type Literal} from './python/literal';
import type {Project} from './python/project';
import {children, type Node, type Source} from './python/tree';
import type {Entity, Place, Surface} from './types';

interface Read {
  readonly name: string;
  /** Default in source form; `none` where there is none. */
  readonly fallback: string;
  readonly by: string;
  readonly place: Place;
}

const page = ['/reference/environment-variables'];

export function environment(project: Project, locator: Locator): Surface {
  const {checkout} = project;
  const inCompose = composeValues(checkout);
  const reads = [...pythonReads(project), ...webReads(checkout)];
  // What is told to be read by nothing is looked for as well.
  const unread = environmentVariables
    .filter(({readBy}) => readBy.length === 0)
    .map(({name}) => name);
  const names = new Set([...reads.map(({name}) => name), ...inCompose.keys(), ...unread]);
  const ours = environmentVariables.map((one): Entity => ({
    kind: 'variable',
    name: one.name,
    facts: {
      'read by': readers(one),
      // The default of another maker's image is not in the checkout.
      ...((readers(one) !== 'nothing' || one.readBy.length === 0) && {
        default: one.fallback ?? 'none',
      }),
      'compose value': one.composeValue ?? 'none',
    },
    place: dataPlace(locator, one.name),
    pages: page,
  }));
  const platform = [...names].map((name): Entity => {
    const mine = reads.filter((read) => read.name === name);
    const set = inCompose.get(name);
    const fallbacks = [...new Set(mine.map(({fallback}) => fallback))].sort();
    return {
      kind: 'variable',
      name,
      facts: {
        'read by': [...new Set(mine.map(({by}) => by))].sort().join(', ') || 'nothing',
        default: fallbacks.join(' and ') || 'none',
        'compose value': set?.value ?? 'none',
      },
      place: mine[0]?.place ?? set?.place,
      places: set && {'compose value': set.place},
    };
  });
  return {ours, platform};
}

function dataPlace(locator: Locator, name: string): Place {
  const files = ['backend', 'clients', 'infrastructure', 'web'].map(
    (one) => `src/platform/environment/${one}.ts`,
  );
  const places = files.map((file) => locator.data(file, name));
  return places.find(({line}) => line > 1) ?? {file: files[0] ?? '', line: 1};
}

const programs: Readonly<Partial<Record<ServiceId, string>>> = {
  backend: 'backend',
  worker: 'backend',
  migration: 'backend',
  web: 'web',
  sdk: 'sdk',
  cli: 'cli',
  copy: 'copy',
};

/** The programs of the repository among the readers; what other images read is theirs to say. */
const readers = ({readBy}: EnvironmentVariable): string =>
  [...new Set(readBy.flatMap((one) => programs[one] ?? []))].sort().join(', ') || 'nothing';

function programOf(file: string): string {
  if (file.includes('/migrations/mongo')) return 'copy';
  if (file.startsWith('agenta-backend/')) return 'backend';
  return file.startsWith('agenta-cli/agenta/sdk/') ? 'sdk' : 'cli';
}

function pythonReads(project: Project): Read[] {
  const files = ['agenta-backend/agenta_backend', 'agenta-cli/agenta'].flatMap((folder) =>
    project.checkout.files(folder, '.py'),
  );
  return files.flatMap((file) => {
    const code = project.checkout.text(file) ?? '';
    const source =
      code.includes('environ') || code.includes('getenv') ? project.file(file) : undefined;
    return source ? [...source.walk()].flatMap((node) => readsAt(source, node)) : [];
  });
}

/** `os.environ["X"]`, `os.environ.get("X", …)`, `os.getenv("X", …)`, and `from os import …` likewise. */
function readsAt(source: Source, node: Node): Read[] {
  const call = source.call(node);
  const callee = call?.name.split('.').slice(-2).join('.') ?? '';
  const viaCall =
    call && (callee.endsWith('getenv') || callee === 'environ.get') ? call.args : undefined;
  const object = node.name === 'MemberExpression' && node.getChild('[') ? node.firstChild : null;
  const written =
    node.parent?.name === 'AssignStatement' && node.parent.firstChild?.from === node.from;
  const viaIndex =
    object && source.dotted(object)?.at(-1) === 'environ' && !written
      ? children(node)[2]
      : undefined;
  const key = viaCall?.[0]?.node ?? viaIndex;
  if (!key) return [];
  const fallback = viaCall?.[1]?.node;
  const value = fallback && valueOf(source, fallback);
  const shown =
    !fallback || value === null
      ? 'none'
      : typeof value === 'string'
        ? value
        : source.text(fallback);
  const by = programOf(source.file);
  return namesOf(source, key).map((name) => ({
    name,
    fallback: shown,
    by,
    place: source.place(node),
  }));
}

/** The name; or, where a loop reads every name of a list, those of the list. */
function namesOf(source: Source, key: Node): string[] {
  const value = valueOf(source, key);
  if (typeof value === 'string') return [value];
  if (key.name !== 'VariableName') return [];
  const variable = source.text(key);
  for (let outer = key.parent; outer; outer = outer.parent) {
    const parts = children(outer);
    const at = parts.findIndex(
      (one, index) =>
        one.name === 'in' &&
        parts.slice(0, index).some((before) => source.text(before) === variable),
    );
    const list = at < 0 ? undefined : parts[at + 1];
    if (list)
      return strings(
        list.name === 'VariableName' ? assigned(source, source.text(list)) : valueOf(source, list),
      );
  }
  return strings(assigned(source, variable));
}

const strings = (value: Literal | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

function assigned(source: Source, name: string): Literal | undefined {
  for (const node of source.walk())
    if (
      node.name === 'AssignStatement' &&
      node.firstChild &&
      source.text(node.firstChild) === name &&
      node.lastChild
    )
      return valueOf(source, node.lastChild);
  return undefined;
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
        const {parent} = node;
        const behind =
          ts.isBinaryExpression(parent) &&
          parent.left === node &&
          ['||', '??'].includes(parent.operatorToken.getText(source))
            ? parent.right
            : undefined;
        const fallback =
          behind && (ts.isStringLiteralLike(behind) ? behind.text : behind.getText(source));
        found.push({name, fallback: fallback || 'none', by: 'web', place: {file, line}});
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function envName(node: ts.Node): string | undefined {
  const isEnv = (one: ts.Node): boolean =>
    ts.isPropertyAccessExpression(one) &&
    one.name.text === 'env' &&
    ts.isIdentifier(one.expression) &&
    one.expression.text === 'process';
  if (ts.isPropertyAccessExpression(node) && isEnv(node.expression)) return node.name.text;
  const index =
    ts.isElementAccessExpression(node) && isEnv(node.expression)
      ? node.argumentExpression
      : undefined;
  return index && ts.isStringLiteralLike(index) ? index.text : undefined;
}
