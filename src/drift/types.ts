/** A line in a file. The path is relative to the checkout or to this repository. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A fact in a normal form, so that one comparison works for all kinds. */
export type Fact = string | number | boolean | readonly string[];

export type Facts = Readonly<Record<string, Fact>>;

/** A thing on the public surface, as the record, our description of the API or the platform's source tells it. */
export interface Entity {
  readonly kind: string;
  /** Full name: `GET /apps app_name`. */
  readonly name: string;
  /** Name of what it is part of: `GET /apps`. */
  readonly owner?: string;
  readonly facts: Facts;
  readonly place?: Place;
  /** Addresses of the pages that state it, unless its kind determines them. */
  readonly pages?: readonly string[];
}

/** Makes an entity. Undefined facts are left out. */
export function entity(
  kind: string,
  name: string | readonly [owner: string, separator: string, name: string],
  facts: Readonly<Record<string, Fact | undefined>> = {},
  place?: Place,
  pages?: readonly string[],
): Entity {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  const whole = typeof name === 'string' ? {name} : {name: name.join(''), owner: name[0]};
  return {kind, ...whole, facts: Object.fromEntries(told) as Facts, place, pages};
}

/** The two sides to compare: what this site states, and what the platform's source says. */
export interface Surface {
  readonly ours: readonly Entity[];
  readonly platform: readonly Entity[];
}

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
