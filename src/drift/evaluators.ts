import {createHash} from 'node:crypto';
import {evaluators as told, type Evaluator} from '../platform/evaluators';
import type {Locator} from './locate';
import {valueOf, type Literal} from './python/literal';
import type {Project} from './python/project';
import {groups, type Node, type Source} from './python/tree';
import {entity, type Entity, type Surface} from './types';

const data = ['src/platform/evaluators/catalogue.ts', 'src/platform/evaluators/settings.ts'];
const pages = ['/evaluation/automatic-evaluation'];

/** The built-in evaluators with their settings. */
export function evaluators(project: Project, locator: Locator): Surface {
  const list: readonly Evaluator[] = told;
  const ours = list.flatMap(({key, name, edition, readyMade, settings}) => [
    entity('evaluator', key, {name, edition, 'ready made': readyMade}, locator.data(data, key), {
      pages,
    }),
    ...settings.map((one) => {
      const fallback = one.default === undefined ? 'none' : JSON.stringify(one.default);
      const {label, type, required, advanced, minimum = 'none', maximum = 'none'} = one;
      const facts = {
        label,
        type,
        default: one.defaultInWords ?? fallback,
        required,
        advanced,
        minimum,
        maximum,
      };
      return entity('setting', `${key} ${one.key}`, facts, locator.data(data, key, one.key), {
        parent: `evaluator ${key}`,
        pages,
      });
    }),
  ]);
  const order = list.map(({key}) => key);
  return {
    ours: [
      ...ours,
      entity('evaluators', 'list', {order}, locator.data(data, order[0] ?? ''), {pages}),
    ],
    platform: platformEvaluators(project),
  };
}

/** The list that the backend assigns to `evaluators`, in whatever file that is. */
function platformEvaluators(project: Project): Entity[] {
  for (const file of project.checkout.files('agenta-backend/agenta_backend', '.py')) {
    const isIt = (project.checkout.text(file) ?? '').includes('settings_template');
    const source = isIt ? project.file(file) : undefined;
    const list = source?.assignments().find(({name}) => name === 'evaluators')?.value;
    if (source && list?.name === 'ArrayExpression') return fromList(source, list);
  }
  return [];
}

function fromList(source: Source, list: Node): Entity[] {
  const look = (name: string): Literal | undefined => {
    const node = source.assignments().find((one) => one.name === name)?.value;
    return node && valueOf(source, node, look);
  };
  const found = groups(list).flatMap(([node]) => {
    const value = node && (valueOf(source, node, look) as Record<string, Literal>);
    return node && value && typeof value.key === 'string' ? [{node, key: value.key, value}] : [];
  });
  const order = found.map(({key}) => key);
  const entities = found.flatMap(({node, key, value}) => {
    const {settings_template: template} = value;
    const facts = {
      name: String(value.name),
      edition: value.oss === true ? 'all' : 'hosted',
      'ready made': String(value.direct_use),
    };
    const settings = Object.entries((template ?? {}) as Record<string, Record<string, Literal>>);
    return [
      entity('evaluator', key, facts, source.place(node)),
      ...settings.map(([name, setting]) => {
        const say = (part: string, otherwise: Literal = 'none'): string =>
          String(setting[part] ?? otherwise);
        const told = [...source.walk(node)].find(
          (one) => one.name === 'String' && valueOf(source, one) === name,
        );
        const facts = {
          ...{label: say('label'), type: say('type'), default: short(setting.default)},
          // The form demands a setting that does not say otherwise.
          ...{required: say('required', true), advanced: say('advanced', false)},
          ...{minimum: say('min'), maximum: say('max')},
        };
        return entity('setting', `${key} ${name}`, facts, source.place(told ?? node), {
          parent: `evaluator ${key}`,
        });
      }),
    ];
  });
  return [...entities, entity('evaluators', 'list', {order}, source.place(list))];
}

/** A default; of a long text its length and fingerprint, so that a change shows. */
function short(value: Literal | undefined): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  const print = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return text.length < 100 ? text : `${text.length} characters, ${print}`;
}
