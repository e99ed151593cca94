import {splitWords} from './words';

/** A name from code, a shell or an address: `AGENTA_API_KEY`, `ag.init`, `/apps/{app_id}`, `--overwrite`. */
export interface Identifier {
  /** The name as typed; like the others, for lower-case text. */
  exact: RegExp;
  /** The name in any spelling: `registerDefault`, "register default". */
  alike: RegExp;
  /** Its part after the last dot, at the end of a heading: `get_config` of `ag.get_config` in `ag.Agenta.get_config`. */
  last: RegExp;
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
    const last = splitWords(typed.replace(/^.*\./, '')).words.map(({raw}) => raw);
    const escaped = typed.toLowerCase().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    identifiers.push({
      exact: new RegExp(before + escaped + after),
      alike: new RegExp(before + parts.join(separators) + after),
      last: new RegExp(`(^|\\.)${last.join(separators)}$`),
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

/** Whether a lower-case heading has one of the identifiers, or the last part of it. */
export function isHeadedBy(heading: string, identifiers: readonly Identifier[]): boolean {
  return isNamedIn(heading, identifiers) || identifiers.some(({last}) => last.test(heading));
}

/**
 * How well a lower-case text matches the identifiers as a whole: best where it begins with one and so defines it, less where it
 * mentions one, least in another spelling. A row or item with an anchor of its own is the best definition.
 */
export function wholeness(
  text: string,
  isItem: boolean,
  identifiers: readonly Identifier[],
): number {
  let sum = 0;
  for (const {first, exact, alike} of identifiers) {
    if (!text.includes(first)) continue;
    const found = exact.exec(text);
    if (!found) {
      if (alike.test(text)) sum += 1;
      continue;
    }
    sum += 2;
    // A definition may begin with `ag.` or `@`, or a method before a path.
    if (!/^((get|post|put|patch|delete)[\s·]+)?[^\s·]*$/.test(text.slice(0, found.index))) continue;
    const isAlone = /^(\(\))?(\s|$)/.test(text.slice(found.index + found[0].length));
    sum += (isAlone ? 2 : 1) + (isItem ? 1 : 0);
  }
  return sum;
}
