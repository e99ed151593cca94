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
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly place?: Place;
  /** Key of the entity that this one is part of: when that is missing, this one is not reported again. */
  readonly parent?: string;
  /** Addresses of the pages that state it. */
  readonly pages?: readonly string[];
}

type Facts = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
type Rest = Pick<Entity, 'parent' | 'pages'>;

/** An entity of facts as they come: what is undefined is left out, lists are joined. */
export function entity(
  kind: string,
  name: string,
  facts: Facts,
  place?: Place,
  rest?: Rest,
): Entity {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  const text = (value: Facts[string]): string =>
    Array.isArray(value) ? value.join(', ') || 'none' : String(value);
  return {
    kind,
    name,
    facts: Object.fromEntries(told.map(([key, value]) => [key, text(value)])),
    place,
    ...rest,
  };
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
  /** Facts compared, by kind of entity. */
  readonly byKind: Readonly<Record<string, number>>;
  readonly differences: readonly Difference[];
}
