import {createHash} from 'node:crypto';
import {literal, placeOfText, type Literal} from './python/literal';
import type {Project} from './python/project';
import {entity, type Entity, type Fact} from './types';

type Setting = Readonly<Record<string, Fact | undefined>>;

/** The built-in evaluators with their settings: the list that the backend assigns to `evaluators`. */
export function evaluators(project: Project): Entity[] {
  const files = project.having('agenta-backend/agenta_backend', 'settings_template');
  const list = files.flatMap((file) => file.assigned('evaluators') ?? [])[0];
  if (!list) return [];
  return list.children.map((node): Entity => {
    const {key, name, oss, settings_template: settings} = literal(node) as Record<string, Literal>;
    const parts = Object.entries((settings ?? {}) as Record<string, Setting>).map(([one, setting]) =>
      entity('setting', one, declared(setting), placeOfText(node, one)),
    );
    const facts = {name: String(name), edition: oss === true ? undefined : 'hosted'};
    return entity('evaluator', String(key), facts, node.place, parts);
  });
}

const declared = ({label = 'none', type = 'none', default: value, ...setting}: Setting) => ({
  label,
  type,
  default: short(value),
  // The form requires a setting unless it says otherwise.
  required: setting.required ?? true,
  advanced: setting.advanced ?? false,
  minimum: setting.min ?? 'none',
  maximum: setting.max ?? 'none',
});

/** A default as JSON. Of a long one, only its length and a hash, so that a change still shows. */
function short(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  const print = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return text.length < 100 ? text : `${text.length} characters, ${print}`;
}
