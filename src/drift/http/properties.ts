import {pairs, textOf, type Model} from '../shape';
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
    for (const [own, far] of found) this.#add({place, ...own}, far, pages);
  }

  #add(own: Model, far: Model, pages: readonly string[]): void {
    const key = `${own.name} = ${far.name}`;
    const known = this.#pages.get(key);
    if (known?.includes(pages[0] ?? '')) return;
    const all = known ?? [];
    all.push(...pages);
    this.#pages.set(key, all);
    if (!known) this.#tell(own, far, all);
    const fields = new Map(own.fields().map((one) => [one.name, one]));
    for (const {name, shape} of far.fields()) {
      const field = fields.get(name);
      for (const [left, right] of field ? pairs(field.shape, shape) : [])
        this.#add({...left, place: left.place ?? own.place}, right, pages);
    }
  }

  #tell(own: Model, far: Model, pages: readonly string[]): void {
    const name = this.#names.has(own.name) ? `${own.name} (${far.name})` : own.name;
    this.#names.add(own.name);
    const tell = (one: Model): Entity[] =>
      one.fields().map(({name: field, shape, required, fallback, edition = 'all', place}) => {
        const type = textOf(shape);
        const facts = {type, required, default: fallback, edition};
        return {...entity('property', `${name}.${field}`, facts, place ?? one.place), pages};
      });
    const served = new Set(far.fields().map((one) => one.name));
    // The source does not tell of fields that only the cloud has.
    const fields = own.fields().filter((one) => one.edition !== 'cloud' || served.has(one.name));
    this.ours.push(...tell({...own, fields: () => fields}));
    this.platform.push(...tell(far));
  }
}
