/** A line of a file; the file is relative to the checkout, or to this repository. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * One thing of the public surface, as either side tells it. Facts are plain text in one normal
 * form, so that one comparison serves all. A fact that our side leaves out is not compared.
 */
export interface Entity {
  readonly kind: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly place?: Place;
  /** Places of single facts, where they differ from the entity's. */
  readonly places?: Readonly<Record<string, Place>>;
  /** Key of the entity that this one is part of: when that is missing, this one is not reported again. */
  readonly parent?: string;
  /** Addresses of the pages that state it. */
  readonly pages?: readonly string[];
}

export interface Surface {
  readonly ours: readonly Entity[];
  readonly platform: readonly Entity[];
}

export type Change = 'added' | 'removed' | 'changed';

export interface Difference {
  readonly change: Change;
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

export const keyOf = ({kind, name}: Pick<Entity, 'kind' | 'name'>): string => `${kind} ${name}`;

/** A list whose order matters; the comparison looks at the members that both sides have. */
export const inOrder = (names: readonly string[]): string => JSON.stringify(names);
