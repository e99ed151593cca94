import {slugOf} from './text';

/** A longer message is cut between two words. */
const maxLength = 60;

/**
 * The anchor of an error, from its message; its prefix keeps it apart from the ids of headings.
 * @param taken the other ids of the page, to which this one is added
 */
export function errorAnchor(message: string, taken = new Set<string>()): string {
  const slug = slugOf(message);
  const words = slug.length > maxLength ? slug.slice(0, maxLength + 1).replace(/-[^-]*$/, '') : slug;
  const base = `error-${words.replace(/^error-/, '')}`;
  let id = base;
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`;
  taken.add(id);
  return id;
}
