import {splitWords} from './words';

/** A name from code, a shell or an address: `AGENTA_API_KEY`, `ag.init`, `/apps/{app_id}`, `--overwrite`. */
export interface Identifier {
  /** The name as typed; like the others, for lower-case text. */
  exact: RegExp;
  /** The name in any spelling: `registerDefault`, "register default". */
  alike: RegExp;
  /** Its first part; a text without it is not searched further. */
  first: string;
  start: number;
  end: number;
}

/** Option, dotfile, snake case, dotted name, path or camel case. Hyphens and `a/b` are plain English. */
const shape =
  /^--[a-z]|^\.[a-z]|[A-Za-z0-9]_[A-Za-z0-9]|[A-Za-z]{2}\.[A-Za-z]|^\/[a-z]|\w{2}\/\w{2}|\{|[a-z][A-Z]/;
const separators = '[^a-z0-9]{0,3}';
const before = '(?<![a-z0-9_])';
const after = '(?![a-z0-9_]|-[a-z])';

export function identifiersIn(query: string): Identifier[] {
  const identifiers: Identifier[] = [];
  for (const {0: token, index} of query.matchAll(/\S+/g)) {
    const typed = token.replace(/^["'`(@]+|(\(.*|["'`),;:?.]+)$/g, '');
    if (!shape.test(typed)) continue;
    const parts = splitWords(typed).words.map(({raw}) => raw);
    const [first] = parts;
    if (first === undefined) continue;
    const escaped = typed.toLowerCase().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    identifiers.push({
      exact: new RegExp(before + escaped + after),
      alike: new RegExp(before + parts.join(separators) + after),
      first,
      start: index,
      end: index + token.length,
    });
  }
  return identifiers;
}

/** Whether a lower-case text has one of the identifiers, in any spelling. */
export function isNamedIn(text: string, identifiers: readonly Identifier[]): boolean {
  return identifiers.some(({first, alike}) => text.includes(first) && alike.test(text));
}

/**
 * How well a lower-case text matches the identifiers as a whole: best where it begins with one and so defines it, less where it
 * mentions one, least in another spelling.
 */
export function wholeness(text: string, identifiers: readonly Identifier[]): number {
  let sum = 0;
  for (const {first, exact, alike} of identifiers) {
    if (!text.includes(first)) continue;
    const found = exact.exec(text);
    if (!found) {
      if (alike.test(text)) sum += 1;
      continue;
    }
    // A definition may begin with `ag.` or `@`, or a method before a path.
    const isDefinition = /^((get|post|put|patch|delete)[\s·]+)?[^\s·]*$/.test(
      text.slice(0, found.index),
    );
    sum += isDefinition ? 3 : 2;
  }
  return sum;
}
