import {pairs, textOf, withoutNull, type Field, type Model} from '../shape';
import {entity, type Entity} from '../types';
import type {Described} from './described';
import type {Route} from './routes';

/** Collects the properties of models that are at the same place on both sides, and of the models inside them. */
export class Properties {
  readonly ours: Entity[] = [];
  readonly platform: Entity[] = [];
  /** Pages that show a model, by pair of models. */
  readonly #pages = new Map<string, string[]>();
  readonly #names = new Set<string>();

  of({body, response, pages, place}: Described, other: Route): void {
    const found = [
      ...(body && other.body ? pairs(body.shape, other.body.shape) : []),
      ...(response && other.response ? pairs(response, other.response) : []),
    ];
    for (const [own, far] of found) this.#add({place, ...own}, far, pages, other.edition === 'cloud');
  }

  #add(own: Model, far: Model, pages: readonly string[], isCloud: boolean): void {
    const key = `${own.name} = ${far.name}`;
    const known = this.#pages.get(key);
    if (known?.includes(pages[0] ?? '')) return;
    const all = known ?? [];
    all.push(...pages);
    this.#pages.set(key, all);
    const told = new Map(own.fields().map((one) => [one.name, one]));
    // A field that only the client has, and that we do not document as cloud-only, has been removed from the server.
    const others = far.fields().filter(({name, edition}) => {
      const mine = told.get(name);
      return isCloud || edition !== 'cloud' || !mine || mine.edition === 'cloud';
    });
    if (!known) this.#tell(own, {...far, fields: () => others}, all, isCloud);
    for (const {name, shape} of others) {
      const field = told.get(name);
      for (const [left, right] of field ? pairs(field.shape, shape) : [])
        this.#add({...left, place: left.place ?? own.place}, right, pages, isCloud);
    }
  }

  #tell(own: Model, far: Model, pages: readonly string[], isCloud: boolean): void {
    const name = this.#names.has(own.name) ? `${own.name} (${far.name})` : own.name;
    this.#names.add(own.name);
    const cloud = far.fields().flatMap((one) => (one.edition ? one.name : []));
    const property = (one: Field, {place}: Model): Entity => {
      // For what only the client knows, the source says nothing about defaults.
      const isVague = isCloud || cloud.includes(one.name);
      const type = textOf(isVague ? withoutNull(one.shape) : one.shape);
      const facts = {
        type: type === 'unknown' ? undefined : type,
        required: one.required,
        default: isVague ? undefined : (one.fallback ?? 'none'),
        limits: isVague ? undefined : (one.limits ?? 'none'),
        edition: isCloud ? undefined : (one.edition ?? 'all'),
      };
      return entity('property', [name, '.', one.name], facts, one.place ?? place, pages);
    };
    this.ours.push(...own.fields().map((one) => property(one, own)));
    this.platform.push(...far.fields().map((one) => property(one, far)));
  }
}
