/** A name from code, a shell or an address: `AGENTA_API_KEY`, `ag.init`, `/apps/{app_id}`, `--overwrite`. */
export interface Identifier {
  /** Finds the name in a lower-case text. */
  pattern: RegExp;
  start: number;
  end: number;
}

/** Option, dotfile, snake case, dotted name, path or camel case. Hyphens and `a/b` are plain English. */
const shape =
  /^--[a-z]|^\.[a-z]|[A-Za-z0-9]_[A-Za-z0-9]|[A-Za-z]{2}\.[A-Za-z]|^\/[a-z]|\w{2}\/\w{2}|\{|[a-z][A-Z]/;
const before = '(?<![a-z0-9_])';
const after = '(?![a-z0-9_]|-[a-z])';

/** Fewer words together are a term, not a message. */
const messageWords = 3;

/** A text to be found as it was typed. */
function literal(typed: string, start: number, end: number): Identifier {
  const escaped = typed.toLowerCase().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return {pattern: new RegExp(before + escaped + after), start, end};
}

/** The query as a whole, which may be a pasted message. */
export function messageIn(query: string): Identifier[] {
  const typed = query.trim();
  return typed.split(/\s+/).length >= messageWords ? [literal(typed, 0, query.length)] : [];
}

export function identifiersIn(query: string): Identifier[] {
  const identifiers: Identifier[] = [];
  for (const {0: token, index} of query.matchAll(/\S+/g)) {
    const typed = token.replace(/^["'`(@]+|(\(.*|["'`),;:?.]+)$/g, '');
    if (!shape.test(typed)) continue;
    identifiers.push(literal(typed, index, index + token.length));
  }
  return identifiers;
}

/** How well a lower-case text matches the identifiers as a whole: best where it begins with one and so defines it. */
export function wholeness(text: string, identifiers: readonly Identifier[]): number {
  let sum = 0;
  for (const {pattern} of identifiers) {
    const found = pattern.exec(text);
    if (!found) continue;
    // A definition may begin with `ag.` or `@`, or a method before a path.
    const isDefinition = /^((get|post|put|patch|delete)[\s·]+)?[^\s·]*$/.test(
      text.slice(0, found.index),
    );
    sum += isDefinition ? 3 : 2;
  }
  return sum;
}
