import type {Change} from '../../platform/changes/types';

/** Areas of the platform's public interface in page order, each with the kinds of change that it lists. */
const areas = [
  ['HTTP API', ['operation', 'parameter', 'status', 'property', 'key', 'environment']],
  [
    'Python SDK',
    ['SDK name', 'callable', 'argument', 'attribute', 'import', 'served route', 'control', 'model provider'],
  ],
  ['API client of the SDK', ['client method', 'client argument', 'client type', 'client field']],
  ['Command line', ['command', 'option', 'prompt']],
  ['Environment variables', ['variable']],
  ['Compose files', ['compose file', 'service', 'port', 'mount']],
  ['Evaluators', ['evaluator', 'evaluators', 'setting']],
  ['Roles and migrations', ['role', 'permission', 'migration', 'MongoDB migration']],
] as const;

/** Kinds of item that are part of another one → separator between the two names. */
const separators: Readonly<Record<string, string>> = {
  parameter: ' ', status: ' ', argument: ' ', 'client argument': ' ', setting: ' ',
  option: ' ', prompt: ' ', property: '.', attribute: '.', 'client field': '.',
}; // prettier-ignore

const code = (text: string): string => `\`${text}\``;

/** What happened, such as `added` or `type A instead of B`. */
function describe({change, detail = '', old = '', now = ''}: Change): string {
  if (change !== 'changed') return change;
  if (detail === 'required') return now === 'true' ? 'now required' : 'now optional';
  if (detail === 'asked for') return now === 'true' ? 'now asked for' : 'no longer asked for';
  const [before, after] = [old.split(', '), now.split(', ')];
  const added = after.filter((value) => !before.includes(value)).map(code);
  const removed = before.filter((value) => !after.includes(value)).map(code);
  if (detail !== 'is' || added.length + removed.length === 0)
    return `${detail} ${code(now)} instead of ${code(old)}`;
  return [
    ...(added.length > 0 ? [`${added.join(', ')} added`] : []),
    ...(removed.length > 0 ? [`${removed.join(', ')} removed`] : []),
  ].join('; ');
}

/** A change of the item `name`, or of a part of it. */
function read(change: Change) {
  const {kind, name, page} = change;
  const at = name.lastIndexOf(separators[kind] ?? '\n');
  const names = at < 0 ? {name, parts: []} : {name: name.slice(0, at), parts: [code(name.slice(at + 1))]};
  return {...names, page, what: describe(change)};
}

/** The changes of one item in a sentence; parts that changed in the same way share a statement. */
function summaryOf(changes: readonly ReturnType<typeof read>[]): string {
  const sentence = [...new Set(changes.map(({what}) => what))]
    .map((what) => {
      const parts = changes.filter((change) => change.what === what).flatMap(({parts}) => parts);
      return `${parts.join(', ')} ${what}`.trim();
    })
    .join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Groups changes by area, with an item for each row; areas without changes have none. */
export function byArea(changes: readonly Change[]) {
  return areas.map(([area, kinds]) => {
    const own = changes.filter(({kind}) => (kinds as readonly string[]).includes(kind)).map(read);
    const items = [...new Set(own.map(({name}) => name))].map((name) => {
      const list = own.filter((change) => change.name === name);
      return {name, page: list.find(({page}) => page)?.page, summary: summaryOf(list)};
    });
    return {area, items};
  });
}
