/** A line in a file. The path is relative to the checkout or to this repository. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * A thing on the public surface, as our data or the platform's source describes it. Facts are plain text in a normal form, so that one
 * comparison works for all kinds. A fact that one side lacks is not compared.
 */
export interface Entity {
  readonly kind: string;
  /** Full name: `GET /apps app_name`. */
  readonly name: string;
  /** Name of what it is part of: `GET /apps`. */
  readonly owner?: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Our entities only have one if it cannot be found by name. */
  readonly place?: Place;
  /** Addresses of the pages that state it, unless its kind determines them. */
  readonly pages?: readonly string[];
}

type Facts = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Makes an entity. Facts become text: lists are joined, and undefined ones are left out. */
export function entity(
  kind: string,
  name: string | readonly [owner: string, separator: string, name: string],
  facts: Facts = {},
  place?: Place,
  pages?: readonly string[],
): Entity {
  const told = Object.entries(facts).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [[key, Array.isArray(value) ? value.join(', ') || 'none' : String(value)]];
  });
  const whole = typeof name === 'string' ? {name} : {name: name.join(''), owner: name[0]};
  return {kind, ...whole, facts: Object.fromEntries(told) as Entity['facts'], place, pages};
}

/** The two sides to compare: what our data states, and what the platform's source says. */
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
