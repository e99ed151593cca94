import type {Change} from '../../platform/changes/types';

/** Areas of the platform's public interface in page order, each with the kinds of change that it lists. */
const areas = [
  ['HTTP API', ['operation', 'parameter', 'status', 'property', 'key', 'environment']],
  [
    'Python SDK',
    [
      'SDK name',
      'callable',
      'argument',
      'attribute',
      'import',
      'served route',
      'control',
      'model provider',
    ],
  ],
  ['API client of the SDK', ['client method', 'client argument', 'client type', 'client field']],
  ['Command line', ['command', 'option', 'prompt']],
  ['Environment variables', ['variable']],
  ['Compose files', ['compose file', 'service', 'port', 'mount']],
  ['Evaluators', ['evaluator', 'evaluators', 'setting']],
  ['Roles and migrations', ['role', 'permission', 'migration', 'MongoDB migration']],
] as const;

interface Item {
  readonly name: string;
  readonly page?: string;
  /** What changed, in sentences; `backticks` mark code. */
  readonly summary: string;
}

/** Kinds of item that are part of another one → separator between the two names. */
const separators: Readonly<Record<string, string>> = {
  parameter: ' ', status: ' ', argument: ' ', 'client argument': ' ', setting: ' ',
  option: ' ', prompt: ' ', property: '.', attribute: '.', 'client field': '.',
}; // prettier-ignore

const code = (text: string): string => `\`${text}\``;

/** What changed about an item, such as `type A instead of B`. */
function describe({detail = '', old = '', now = ''}: Change): string {
  if (detail === 'required') return now === 'true' ? 'now required' : 'now optional';
  if (detail === 'asked for') return now === 'true' ? 'now asked for' : 'no longer asked for';
  const [before, after] = [old.split(', '), now.split(', ')];
  const added = after.filter((one) => !before.includes(one)).map(code);
  const removed = before.filter((one) => !after.includes(one)).map(code);
  if (detail !== 'is' || added.length + removed.length === 0)
    return `${detail} ${code(now)} instead of ${code(old)}`;
  return [
    ...(added.length > 0 ? [`${added.join(', ')} added`] : []),
    ...(removed.length > 0 ? [`${removed.join(', ')} removed`] : []),
  ].join('; ');
}

/** Summarizes the changes of one item and its parts; parts that changed in the same way share one statement. */
function summaryOf(changes: readonly (Change & {part: string})[]): string {
  const parts = new Map<string, string[]>();
  for (const one of changes) {
    const what = one.change === 'changed' ? describe(one) : one.change;
    parts.set(what, [...(parts.get(what) ?? []), ...(one.part ? [code(one.part)] : [])]);
  }
  const text = [...parts].map(([what, names]) =>
    [names.join(', '), what].filter(Boolean).join(' '),
  );
  const sentence = text.join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Groups changes by area, with one item for each row. Areas without changes have no items. */
export function byArea(changes: readonly Change[]): {area: string; items: Item[]}[] {
  return areas.map(([area, kinds]) => {
    const items = new Map<string, (Change & {part: string})[]>();
    for (const one of changes) {
      if (!(kinds as readonly string[]).includes(one.kind)) continue;
      const at = one.name.lastIndexOf(separators[one.kind] ?? '\n');
      const name = at < 0 ? one.name : one.name.slice(0, at);
      const part = at < 0 ? '' : one.name.slice(at + 1);
      items.set(name, [...(items.get(name) ?? []), {...one, part}]);
    }
    return {
      area,
      items: [...items].map(([name, list]) => ({
        name,
        page: list.find(({page}) => page)?.page,
        summary: summaryOf(list),
      })),
    };
  });
}
