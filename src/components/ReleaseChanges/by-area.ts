import type {Change} from '../../platform/changes/types';

/** Parts of the surface in the order of the page, each with the kinds of things in it. */
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

export interface Thing {
  readonly name: string;
  readonly page?: string;
  /** What changed, in sentences; `backticks` mark code. */
  readonly summary: string;
}

/** Kinds of things that are part of another, with what stands between the two names. */
const joints: Readonly<Record<string, string>> = {
  ...{parameter: ' ', status: ' ', argument: ' ', 'client argument': ' ', setting: ' '},
  ...{option: ' ', prompt: ' ', property: '.', attribute: '.', 'client field': '.'},
};

const code = (text: string): string => `\`${text}\``;

function changed({detail = '', old = '', now = ''}: Change): string {
  if (detail === 'required') return now === 'true' ? 'now required' : 'now optional';
  if (detail === 'asked for') return now === 'true' ? 'now asked for' : 'no longer asked for';
  const [before, after] = [old.split(', '), now.split(', ')];
  const fresh = after.filter((one) => !before.includes(one)).map(code);
  const gone = before.filter((one) => !after.includes(one)).map(code);
  if (detail !== 'is' || fresh.length + gone.length === 0)
    return `${detail} ${code(now)} instead of ${code(old)}`;
  return [
    ...(fresh.length > 0 ? [`${fresh.join(', ')} added`] : []),
    ...(gone.length > 0 ? [`${gone.join(', ')} removed`] : []),
  ].join('; ');
}

/** The changes of one thing and of its parts: what happened to several parts alike is named once. */
function summaryOf(changes: readonly (Change & {part: string})[]): string {
  const parts = new Map<string, string[]>();
  for (const one of changes) {
    const what = one.change === 'changed' ? changed(one) : one.change;
    parts.set(what, [...(parts.get(what) ?? []), ...(one.part ? [code(one.part)] : [])]);
  }
  const text = [...parts].map(([what, names]) =>
    [names.join(', '), what].filter(Boolean).join(' '),
  );
  const sentence = text.join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The changes by part of the surface: a row for each thing. */
export function byArea(changes: readonly Change[]): {area: string; things: Thing[]}[] {
  return areas.map(([area, kinds]) => {
    const things = new Map<string, (Change & {part: string})[]>();
    for (const one of changes) {
      if (!(kinds as readonly string[]).includes(one.kind)) continue;
      const at = one.name.lastIndexOf(joints[one.kind] ?? '\n');
      const name = at < 0 ? one.name : one.name.slice(0, at);
      const part = at < 0 ? '' : one.name.slice(at + 1);
      things.set(name, [...(things.get(name) ?? []), {...one, part}]);
    }
    return {
      area,
      things: [...things].map(([name, list]) => ({
        name,
        page: list.find(({page}) => page)?.page,
        summary: summaryOf(list),
      })),
    };
  });
}
