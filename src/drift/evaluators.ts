import {createHash} from 'node:crypto';
import {evaluators as told} from '../platform/evaluators';
import type {Evaluator} from '../platform/evaluators';
import type {Locator} from './locate';
import {valueOf, type Literal} from './python/literal';
import type {Project} from './python/project';
import {groups, type Node, type Source} from './python/tree';
import {inOrder, type Entity, type Surface} from './types';

const pages = ['/evaluation/automatic-evaluation'];

export function evaluators(project: Project, locator: Locator): Surface {
  const list: readonly Evaluator[] = told;
  const ours = list.flatMap((one): Entity[] => {
    const place = locator.data('src/platform/evaluators/catalogue.ts', one.key);
    const facts = {name: one.name, edition: one.edition, 'ready made': String(one.readyMade)};
    return [
      {kind: 'evaluator', name: one.key, facts, place, pages},
      ...one.settings.map((setting): Entity => ({
        kind: 'setting',
        name: `${one.key} ${setting.key}`,
        parent: `evaluator ${one.key}`,
        facts: {
          label: setting.label,
          type: setting.type,
          default:
            setting.defaultInWords ??
            (setting.default === undefined ? 'none' : JSON.stringify(setting.default)),
          required: String(setting.required),
          advanced: String(setting.advanced),
          minimum: String(setting.minimum ?? 'none'),
          maximum: String(setting.maximum ?? 'none'),
        },
        place: {
          ...place,
          line: Math.max(place.line, locator.data(place.file, one.key, setting.key).line),
        },
        pages,
      })),
    ];
  });
  ours.push({
    kind: 'evaluators',
    name: 'list',
    facts: {order: inOrder(list.map(({key}) => key))},
    pages,
    place: {file: 'src/platform/evaluators/catalogue.ts', line: 1},
  });
  return {ours, platform: platformEvaluators(project)};
}

/** The list that the backend assigns to `evaluators`, in whatever file that is. */
function platformEvaluators(project: Project): Entity[] {
  for (const file of project.checkout.files('agenta-backend/agenta_backend', '.py')) {
    if (!(project.checkout.text(file) ?? '').includes('settings_template')) continue;
    const source = project.file(file);
    const names = new Map<string, Node>();
    for (const {name, value} of source?.assignments() ?? []) if (value) names.set(name, value);
    const list = names.get('evaluators');
    if (source && list?.name === 'ArrayExpression') return fromList(source, list, names);
  }
  return [];
}

function fromList(source: Source, list: Node, names: ReadonlyMap<string, Node>): Entity[] {
  const look = (name: string): Literal | undefined => {
    const node = names.get(name);
    return node && valueOf(source, node, look);
  };
  const keys: string[] = [];
  const entities = groups(list).flatMap(([node]): Entity[] => {
    const value = node && (valueOf(source, node, look) as Record<string, Literal> | undefined);
    if (!node || !value || typeof value.key !== 'string') return [];
    const key = value.key;
    keys.push(key);
    const settings = (value.settings_template ?? {}) as Record<string, Record<string, Literal>>;
    const place = source.place(node);
    const at = (name: string): Entity['place'] => {
      const found = [...source.walk(node)].find(
        (one) => one.name === 'String' && valueOf(source, one) === name,
      );
      return found ? source.place(found) : place;
    };
    return [
      {
        kind: 'evaluator',
        name: key,
        place,
        facts: {
          name: String(value.name),
          edition: value.oss === true ? 'all' : 'hosted',
          'ready made': String(value.direct_use),
        },
      },
      ...Object.entries(settings).map(([name, setting]): Entity => ({
        kind: 'setting',
        name: `${key} ${name}`,
        parent: `evaluator ${key}`,
        place: at(name),
        facts: {
          label: String(setting.label),
          type: String(setting.type),
          default: short(setting.default),
          // The form demands a setting that does not say otherwise.
          required: String(setting.required ?? true),
          advanced: String(setting.advanced ?? false),
          minimum: String(setting.min ?? 'none'),
          maximum: String(setting.max ?? 'none'),
        },
      })),
    ];
  });
  return [
    ...entities,
    {kind: 'evaluators', name: 'list', facts: {order: inOrder(keys)}, place: source.place(list)},
  ];
}

/** A default; of a long text its length and fingerprint, so that a change shows. */
function short(value: Literal | undefined): string {
  if (value === undefined) return 'none';
  const text = JSON.stringify(value);
  return text.length < 100
    ? text
    : `${text.length} characters, ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
