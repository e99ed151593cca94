import type {Node} from '@site/src/drift/python/node';
import {evaluators as catalogue} from '@site/src/platform/evaluators';
import {perItem} from '../../pages/check';
import {blocksOf, type Block} from '../../pages/page';
import {Python} from '../python';
import {unknown} from '../unknown';

const known: readonly string[] = catalogue.map(({key}) => key);

/** Every evaluator of a page exists. In text the prefix of its key marks one, in samples the field `evaluator_key`. */
export const evaluators = perItem(
  {name: 'evaluators exist', unit: 'mentions'},
  ({spans, lines}) => [
    ...spans.filter(({code}) => /^(?:auto|rag)_[a-z_]+$/.test(code)),
    ...lines.flatMap((row, index) =>
      [...row.matchAll(/["']?evaluator_key["']?\s*[:=]\s*["']([\w-]+)["']/g)].map(
        ([, code = '']) => ({code, line: index + 1}),
      ),
    ),
  ],
  ({code}) => (known.includes(code) ? '' : unknown('evaluator', code, known)),
);

/** Settings of an evaluator in a sample. */
interface Settings {
  readonly line: number;
  readonly evaluator: string;
  readonly names: readonly string[];
}

function settingsInJson({line, code}: Block): Settings[] {
  const found: Settings[] = [];
  try {
    // The reviver gets every value, innermost first.
    JSON.parse(code, (_, value: {evaluator_key?: unknown; settings_values?: unknown} | null) => {
      const {evaluator_key: evaluator, settings_values: settings} = value ?? {};
      if (typeof evaluator === 'string' && settings && typeof settings === 'object')
        found.push({line: line + 1, evaluator, names: Object.keys(settings)});
      return value;
    });
  } catch {
    // The check of syntax reports invalid JSON.
  }
  return found;
}

function settingsInPython(block: Block): Settings[] {
  const python = new Python(block);
  const literal = ({text}: Node): string => text.slice(1, -1);
  return python.top.calls.flatMap((call) => {
    const key = call.arg('evaluator_key');
    const settings = call.arg('settings_values');
    if (key?.kind !== 'String' || settings?.kind !== 'DictionaryExpression') return [];
    // Each string that a colon follows.
    const names = settings.children.filter(
      ({kind}, at, all) => kind === 'String' && all[at + 1]?.kind === ':',
    );
    return {line: python.line(settings), evaluator: literal(key), names: names.map(literal)};
  });
}

export const evaluatorSettings = perItem(
  {name: 'settings of evaluators exist', unit: 'samples'},
  (page) => [
    ...blocksOf(page, 'json').flatMap(settingsInJson),
    ...blocksOf(page, 'python').flatMap(settingsInPython),
  ],
  ({evaluator, names}) => {
    const real = catalogue.find(({key}) => key === evaluator)?.settings.map(({key}) => key);
    return names
      .filter((name) => real && !real.some((key) => key === name))
      .map((name) => unknown(`setting of ${evaluator}`, name, real ?? []));
  },
);
