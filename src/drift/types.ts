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
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  return {kind, name, facts: Object.fromEntries(told) as Facts, place, parts};
}

/** The names of what a thing is part of, and its own. */
export type Names = readonly string[];

/** Entities and all their parts, each with its names and, as its key, its kind and full name: `option agenta init --host`. */
export const allOf = (
  entities: readonly Entity[],
  owners: Names = [],
): {readonly key: string; readonly names: Names; readonly one: Entity}[] =>
  entities.flatMap((one) => {
    const names = [...owners, one.name];
    return [{key: [one.kind, ...names].join(' '), names, one}, ...allOf(one.parts, names)];
  });

export interface Difference {
  readonly change: 'added' | 'removed' | 'changed';
  readonly kind: string;
  readonly name: string;
  readonly detail: string;
  readonly old: string;
  readonly now: string;
  readonly ours?: Place;
  readonly platform?: Place;
  readonly pages: readonly string[];
}

export interface Report {
  /** Number of facts compared. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}
