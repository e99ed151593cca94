/** A line of a file; the file is relative to the checkout, or to this repository. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * One thing of the public surface, as either side tells it. Facts are plain text in one normal
 * form, so that one comparison serves all. A fact that one side leaves out is not compared.
 */
export interface Entity {
  readonly kind: string;
  /** In full: `GET /apps app_name`. */
  readonly name: string;
  /** What it is part of, by name: `GET /apps`. */
  readonly owner?: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Ours have one only where the name does not lead to it. */
  readonly place?: Place;
  /** Addresses of the pages that state it, where its kind does not say. */
  readonly pages?: readonly string[];
}

type Facts = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** An entity of facts as they come: what is undefined is left out, lists are joined. */
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
  readonly compared: number;
  readonly differences: readonly Difference[];
}
