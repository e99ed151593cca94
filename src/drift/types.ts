/** A line in a file. The path is relative to the checkout or to this repository. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A fact in a normal form, so that one comparison works for all kinds. */
export type Fact = string | number | boolean | readonly string[];

export type Facts = Readonly<Record<string, Fact>>;

/** What one side cannot tell, which is not compared. */
export const unknown = '?';

/** A thing on the public surface, as our description of the API or the platform's source tells it, with its parts. */
export interface Entity {
  readonly kind: string;
  readonly name: string;
  readonly facts: Facts;
  readonly place?: Place;
  readonly parts: readonly Entity[];
  /** Addresses of the pages that state it, unless its kind determines them. */
  readonly pages?: readonly string[];
}

/** Makes an entity. Undefined facts are left out. */
export function entity(
  kind: string,
  name: string,
  facts: Readonly<Record<string, Fact | undefined>> = {},
  place?: Place,
  parts: readonly Entity[] = [],
): Entity {
  const present = Object.entries(facts).filter(([, value]) => value !== undefined);
  return {kind, name, facts: Object.fromEntries(present) as Facts, place, parts};
}

/** The names of what a thing is part of, and its own. */
export type Names = readonly string[];

/** A thing without its parts. */
export interface Thing extends Pick<Entity, 'kind' | 'facts' | 'place' | 'pages'> {
  readonly names: Names;
  /** The key of what it is part of. */
  readonly owner?: string;
  /** The names of those parts that users meet in an order. */
  readonly order: readonly string[];
}

/** Things and their parts by key, which is kind and full name: `option agenta init --host`. */
export type Things = ReadonlyMap<string, Thing>;

/** What the site states, and what a checkout says about it. */
export interface Surface {
  readonly ours: Things;
  readonly platform: Things;
}

export const keyOf = (kind: string, names: Names): string => [kind, ...names].join(' ');

/** Entities and all their parts. The first one of a key wins. */
export function thingsOf(entities: readonly Entity[]): Map<string, Thing> {
  const all = new Map<string, Thing>();
  const add = ({name, parts, ...one}: Entity, owners: Names, owner?: string): void => {
    const names = [...owners, name];
    const key = keyOf(one.kind, names);
    const order = parts.flatMap(({kind, name: part}) => (/^(argument|prompt)$/.test(kind) ? part : []));
    if (!all.has(key)) all.set(key, {...one, names, owner, order});
    for (const part of parts) add(part, names, key);
  };
  for (const one of entities) add(one, []);
  return all;
}

/** A fact in words. */
export const textOf = (fact: Fact): string =>
  typeof fact === 'object' ? fact.join(', ') || 'none' : String(fact);

export interface Difference {
  readonly change: 'added' | 'removed' | 'changed';
  readonly kind: string;
  readonly name: string;
  readonly detail: string;
  readonly old: string;
  readonly now: string;
  /** Where the checkout has it. */
  readonly platform?: Place;
  readonly pages: readonly string[];
}

export interface Report {
  /** Number of facts compared. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}
