import {shapeNamed} from '../http/models';
import {literal} from '../python/literal';
import type {Node} from '../python/node';
import type {Project} from '../python/project';
import {isOptional, required, shownText, typeOf} from '../python/types';
import {entity, type Entity} from '../types';

/** Models and aliases that the client's package exports, without its errors and clients. */
export function clientTypes(project: Project): Entity[] {
  const root = project.module('agenta.client.backend');
  return (root?.names ?? []).flatMap((name): Entity[] => {
    const found = root?.resolve(name);
    if (!found || found.kind === 'module' || !found.node.source.file.includes('/types/')) return [];
    const {value, node, body} = found;
    const {values} = shapeNamed(found);
    if (!values && !value) return [entity('client type', name, {form: 'fields'}, node.place, fieldsOf(body))];
    const alias = value && {form: 'alias', is: shownText(value, typeOf(value))};
    return [entity('client type', name, values ? {form: 'values', is: values} : alias, node.place)];
  });
}

const fieldsOf = (body: Node): Entity[] =>
  body.assignments.flatMap(({name, node, annotation, value}) => {
    if (!annotation || name === 'model_config') return [];
    const type = typeOf(annotation);
    const alias = value?.call?.arg('alias');
    // Older models rely on pydantic 1, where optional fields default to None.
    const open = value?.kind === 'none' || (!alias && (isOptional(type) || type.name === 'Any'));
    const facts = {
      type: shownText(annotation, open ? required(type) : type),
      required: !open,
      'JSON key': alias ? String(literal(alias)) : 'none',
    };
    return [entity('client field', name, facts, node.place)];
  });
