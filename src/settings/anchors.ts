import {slugOf} from './text';

/** A longer message is cut between two words. */
const maxLength = 60;

/** The anchor of an error, from its message. `taken` holds the page's other ids, to which this is added. */
export function errorAnchor(message: string, taken = new Set<string>()): string {
  const slug = slugOf(message);
  const words = slug.length > maxLength ? slug.slice(0, maxLength + 1).replace(/-[^-]*$/, '') : slug;
  const base = `error-${words.replace(/^error-/, '')}`;
  let id = base;
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`;
  taken.add(id);
  return id;
}
