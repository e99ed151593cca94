import {createHash} from 'node:crypto';
import {literal, placeOfText, type Literal} from './python/literal';
import type {Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Entity} from './types';

type Dictionary = Record<string, Literal>;

/** The built-in evaluators with their settings: the list that the backend assigns to `evaluators`, in whatever file that is, including what it adds or changes later. */
export function evaluators(project: Project): Entity[] {
  const files = project.having('agenta-backend/agenta_backend', 'settings_template');
  const all = files.flatMap(({statements}) => statements);
  const about = all.filter(({text}) => /^(del )?evaluators\W/.test(text));
  const [list] = about;
  if (!list) return [];
  const order: string[] = [];
  const entities = about.flatMap(membersOf).flatMap((node): Entity[] => {
    const value = literal(node) as Dictionary | undefined;
    // What is only known at run time is given in source form.
    if (typeof value?.key !== 'string') return [entity('evaluator', node.text, {}, node.place)];
    const {key, settings_template: settings} = value;
    order.push(key);
    const facts = {
      name: String(value.name),
      edition: value.oss === true ? undefined : 'hosted',
    };
    const parts = Object.entries((settings ?? {}) as Record<string, Setting>).map(([name, setting]) =>
      entity('setting', name, declared(setting), placeOfText(node, name)),
    );
    return [entity('evaluator', key, facts, node.place, parts)];
  });
  return [...entities, entity('evaluators', 'list', {order}, list.place)];
}

/** The items of a list that is assigned, concatenated or passed to a method; anything else is an item itself. */
function membersOf(node: Node): Node[] {
  const {kind, children, binding} = node;
  if (kind === 'list') return [...children];
  const [left, right] = [node.field('left'), node.field('right')];
  if (kind === 'binary_operator') return [left, right].flatMap((one) => (one ? membersOf(one) : []));
  const isSet = /assignment$/.test(kind) && left?.kind === 'identifier';
  const inner = isSet ? right : (node.call?.arg('', 0) ?? binding?.value);
  return inner ? membersOf(inner) : [node];
}

type Setting = Readonly<Record<string, Literal>> &
  Partial<Record<'label' | 'type', string> & Record<'required' | 'advanced', boolean>> &
  Partial<Record<'min' | 'max', number>>;

const declared = ({label, type, default: value, required, advanced, min, max, ...more}: Setting) => ({
  label: label ?? 'none',
  type: type ?? 'none',
  default: short(value),
  // The form requires a setting unless it says otherwise.
  required: required ?? true,
  advanced: advanced ?? false,
  minimum: min ?? 'none',
  maximum: max ?? 'none',
  more: Object.keys(more).filter((key) => !/^(description|ground_truth_key)$/.test(key)),
});

/** A default as JSON. Of a long one, only its length and a hash, so that a change still shows. */
function short(value: Literal | undefined): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  const print = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return text.length < 100 ? text : `${text.length} characters, ${print}`;
}
