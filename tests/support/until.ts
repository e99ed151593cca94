import {setTimeout as wait} from 'node:timers/promises';

/** Looks until something is found, for at most 20 seconds; an error counts as nothing. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  let error: unknown = '';
  for (const end = Date.now() + 20_000; Date.now() < end; await wait(50)) {
    try {
      const found = await look();
      if (found) return found;
    } catch (cause) {
      error = cause;
    }
  }
  throw new Error(`After 20 s still not: ${what} ${String(error)}`);
}
