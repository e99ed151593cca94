import {createHash} from 'node:crypto';
import {evaluators as told, type Evaluator, type EvaluatorSetting} from '../platform/evaluators';
import {placeOfText, type Literal} from './python/literal';
import type {Project} from './python/project';
import {groups, type Node, type Source} from './python/tree';
import {entity, type Entity, type Surface} from './types';

type Dictionary = Record<string, Literal>;

/** The built-in evaluators with their settings. */
export function evaluators(project: Project): Surface {
  const list: readonly Evaluator[] = told;
  const order = list.map(({key}) => key);
  const ours = list.flatMap(({key, name, edition, readyMade, settings}) => [
    entity('evaluator', key, {name, edition, 'ready made': readyMade}),
    ...settings.map((one) => entity('setting', [key, ' ', one.key], factsOf(one))),
  ]);
  return {
    ours: [...ours, entity('evaluators', 'list', {order})],
    platform: platformEvaluators(project),
  };
}

function factsOf({default: given, defaultInWords, ...one}: EvaluatorSetting) {
  const {label, type, required, advanced, minimum = 'none', maximum = 'none'} = one;
  const fallback = defaultInWords ?? (given === undefined ? 'none' : JSON.stringify(given));
  return {label, type, required, advanced, minimum, maximum, default: fallback, more: []};
}

/** The list that the backend assigns to `evaluators`, in whatever file that is. */
function platformEvaluators(project: Project): Entity[] {
  for (const source of project.having('agenta-backend/agenta_backend', 'settings_template')) {
    const list = source.assigned('evaluators');
    if (list?.name === 'ArrayExpression') return fromList(project, source, list);
  }
  return [];
}

function fromList(project: Project, source: Source, list: Node): Entity[] {
  const order: string[] = [];
  const entities = groups(list).flatMap((parts): Entity[] => {
    const [node = list] = parts;
    const value = project.literal(source, node) as Dictionary | undefined;
    // What only a running program knows is told as it is written.
    if (typeof value?.key !== 'string')
      return [
        entity('evaluator', parts.map((one) => source.text(one)).join(''), {}, source.place(node)),
      ];
    const {key, settings_template: settings} = value;
    order.push(key);
    const facts = {
      name: String(value.name),
      edition: value.oss === true ? 'all' : 'hosted',
      'ready made': String(value.direct_use),
    };
    return [
      entity('evaluator', key, facts, source.place(node)),
      ...Object.entries((settings ?? {}) as Record<string, Dictionary>).map(([name, setting]) => {
        const place = placeOfText(source, node, name);
        return entity('setting', [key, ' ', name], declared(setting), place);
      }),
    ];
  });
  return [...entities, entity('evaluators', 'list', {order}, source.place(list))];
}

/** The parts of a setting that are told one by one, or that only say what it is for. */
const known = 'label type default required advanced min max description ground_truth_key'.split(
  ' ',
);

function declared(setting: Dictionary) {
  const say = (part: string, otherwise: Literal = 'none'): string =>
    String(setting[part] ?? otherwise);
  return {
    ...{label: say('label'), type: say('type'), default: short(setting.default)},
    // The form demands a setting that does not say otherwise.
    ...{required: say('required', true), advanced: say('advanced', false)},
    ...{minimum: say('min'), maximum: say('max')},
    more: Object.keys(setting).filter((key) => !known.includes(key)),
  };
}

/** A default; of a long text its length and fingerprint, so that a change shows. */
function short(value: Literal | undefined): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  const print = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return text.length < 100 ? text : `${text.length} characters, ${print}`;
}
