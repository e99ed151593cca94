import type {Reference} from '../../api-reference/description/reference';
import type {Project} from '../python/project';
import type {Model, Shape} from '../shape';
import {entity, unknown, type Entity} from '../types';
import {described} from './described';
import {clean, routes, type Route} from './routes';

/**
 * Operations with their parameters, and the properties of their request and response bodies. Of an operation that only the cloud has, a method
 * of the client is all that the source tells.
 */
export function http(
  project: Project,
  reference: Reference,
  clients: readonly Entity[],
): {ours: Entity[]; platform: Entity[]} {
  const mine = described(reference);
  const own = routes(project);
  const served = new Set(mine.filter(({edition}) => edition === 'all').map(({name}) => name));
  const cloud = clients.flatMap(({name: method, facts, place}) => {
    const name = clean(String(facts.http));
    const known = {id: method.split('.').at(-1), edition: 'cloud'};
    return facts['cloud only'] && !served.has(name) ? [entity('operation', name, known, place)] : [];
  });
  const properties = new Properties();
  for (const route of mine) {
    const other = own.find(({name}) => name === route.name);
    properties.compare(route.body?.shape, other?.body?.shape, route.page);
    properties.compare(route.response, other?.response, route.page);
  }
  return {
    ours: [...mine.map((route) => ({...operation(route), pages: [route.page]})), ...properties.ours],
    platform: [...own.map(operation), ...cloud, ...properties.platform],
  };
}

function operation(route: Omit<Route, 'place'> & Partial<Route>): Entity {
  const {name, id, edition, success = unknown, body, response, place, permissions} = route;
  if (edition === 'cloud') return entity('operation', name, {id, edition}, place);
  const facts = {
    id,
    edition,
    success,
    body: body ? `${body.kind}${body.required ? '' : ', optional'}` : 'none',
    'body type': body?.shape.text ?? unknown,
    response: response?.text ?? unknown,
    permission: permissions,
  };
  const parameters = route.parameters.map((one) => {
    const {where, required, fallback, shape} = one;
    const type = shape.text === 'any' ? unknown : shape.text;
    return entity('parameter', one.name, {place: where, type, required, default: fallback}, one.place);
  });
  return entity('operation', name, facts, place, parameters);
}

/** Collects the properties of models that are at the same place on both sides, and of the models inside them. */
class Properties {
  readonly ours: Entity[] = [];
  readonly platform: Entity[] = [];
  /** Pages that show a model, by pair of models. */
  readonly #pages = new Map<string, string[]>();
  readonly #names = new Set<string>();

  compare(ours: Shape | undefined, platform: Shape | undefined, page: string): void {
    const [own, far] = [ours?.model, platform?.model];
    if (!own || !far || ours?.around !== platform?.around) return;
    const key = `${own.name} = ${far.name}`;
    const pages = this.#pages.get(key) ?? this.#tell(own, far);
    if (pages.includes(page)) return;
    pages.push(page);
    this.#pages.set(key, pages);
    const fields = new Map(own.fields().map((one) => [one.name, one.shape]));
    for (const {name, shape} of far.fields()) this.compare(fields.get(name), shape, page);
  }

  /** Lists the properties of two models. Returns the list of the pages that show them, which is empty. */
  #tell(own: Model, far: Model): string[] {
    const pages: string[] = [];
    const name = this.#names.has(own.name) ? `${own.name} (${far.name})` : own.name;
    this.#names.add(own.name);
    const served = new Set(far.fields().map((one) => one.name));
    const tell = (model: Model): Entity[] =>
      model.fields().flatMap(({name: field, shape, required, fallback, edition = 'all', place}) => {
        // The source does not tell of fields that only the cloud has.
        if (edition === 'cloud' && !served.has(field)) return [];
        const facts = {type: shape.text, required, default: fallback, edition};
        return {...entity('property', `${name}.${field}`, facts, place ?? model.place), pages};
      });
    this.ours.push(...tell(own));
    this.platform.push(...tell(far));
    return pages;
  }
}
