import {variablesSet} from './compose';
import {defaultOf, literal} from './python/literal';
import type {Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Entity, type Place} from './types';

/** A place that reads an environment variable or sets it. */
interface Use {
  readonly name: string;
  /** Default in source form; `none` if there is none. */
  readonly fallback?: string;
  /** The program that reads it. */
  readonly by?: string;
  /** Whether the program fails without it. */
  readonly isDemanded?: boolean;
  /** The value that the released compose file sets. */
  readonly set?: string;
  readonly place?: Place;
}

/** The environment variables that the programs read, and the values that the released compose file sets. */
export function environment(project: Project): Entity[] {
  const uses: Use[] = [...pythonReads(project), ...webReads(project), ...variablesSet(project.checkout)];
  return [...new Set(uses.map(({name}) => name))].map((name) => {
    const mine = uses.filter((use) => use.name === name);
    const valuesOf = (fact: 'by' | 'fallback' | 'set'): string[] => [
      ...new Set(mine.flatMap((use) => use[fact] ?? [])),
    ];
    const facts = {
      'read by': valuesOf('by').sort(),
      default: joined(valuesOf('fallback').sort()),
      'compose value': joined(valuesOf('set')),
      demanded: mine.some(({isDemanded}) => isDemanded),
    };
    return entity('variable', name, facts, mine[0]?.place);
  });
}

const joined = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(' and '));

function programOf(file: string): string {
  if (file.includes('/migrations/mongo')) return 'copy';
  if (file.startsWith('agenta-backend/')) return 'backend';
  return file.startsWith('agenta-cli/agenta/sdk/') ? 'sdk' : 'cli';
}

const pythonReads = (project: Project): Use[] =>
  ['agenta-backend/agenta_backend', 'agenta-cli/agenta']
    .flatMap((folder) => project.having(folder, 'environ', 'getenv'))
    .flatMap((file) => file.allOfKind('call', 'subscript').flatMap(readsAt));

const isEnviron = (node: Node | undefined): boolean => node?.dotted.at(-1) === 'environ';

/** Recognises `os.environ["X"]`, `os.environ.get("X", …)` and `os.getenv("X", …)`. */
function readsAt(node: Node): Use[] {
  const {call, parent, index, source, place} = node;
  const isCall = call?.method === 'getenv' || (call?.method === 'get' && isEnviron(call.first?.first));
  const isWritten = parent?.kind === 'assignment' && parent.first === node;
  const isIndex = isEnviron(index?.of) && !isWritten;
  const key = isCall ? call?.args[0]?.node : isIndex ? index?.keys[0] : undefined;
  if (!key) return [];
  const fallback = defaultOf(call?.args[1]?.node ?? behind(node));
  const by = programOf(source.file);
  return namesOf(key).map((name) => ({name, fallback, by, isDemanded: isIndex, place}));
}

/** The default in `os.getenv("X") or "default"`. */
function behind(node: Node): Node | undefined {
  const {parent} = node;
  const isOr = parent?.field('operator')?.text === 'or';
  return isOr && parent?.field('left') === node ? parent.field('right') : undefined;
}

/** The name of a variable or, if a loop reads every name in a list, all of these names. */
function namesOf(key: Node): string[] {
  let named = key;
  for (let outer = key.parent; outer; outer = outer.parent) {
    const loops = [outer, ...outer.children].filter(({kind}) => /^for_(statement|in_clause)$/.test(kind));
    const loop = loops.find((one) => one.field('left')?.text === key.text);
    named = loop?.field('right') ?? named;
  }
  // A name that is only known at run time is given in source form.
  return [literal(named) ?? key.text].flat().filter((one) => typeof one === 'string');
}

/** Reads of `process.env.X` and `process.env['X']` in the web interface, with their defaults. */
const webReads = ({checkout}: Project): Use[] =>
  checkout.files('agenta-web', '.ts', '.tsx', '.js').flatMap((file) =>
    (checkout.text(file) ?? '').split('\n').flatMap((line, at): Use[] =>
      // Other tools in the folder read variables of their own.
      [
        ...line.matchAll(
          /process\.env(?:\.|\[['"])(NEXT_PUBLIC_\w+)(?:['"]\])?(?: (?:\|\||\?\?) (['"])(.*?)\2)?/g,
        ),
      ].map(([, name = '', , value]) => ({
        name,
        fallback: value || 'none',
        by: 'web',
        place: {file, line: at + 1},
      })),
    ),
  );
