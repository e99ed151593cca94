import {setTimeout as wait} from 'node:timers/promises';

/** Calls `look` until it returns something truthy, ignoring errors, and throws after 20 seconds. */
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
  throw new Error(`Still waiting after 20 s: ${what} ${String(error)}`);
}
