/**
 * When storage is full, Docusaurus logs an error for each value that it cannot store. This module keeps such values in memory while the
 * page is open, and logs one warning. For storage that is blocked altogether, Docusaurus itself logs a single warning.
 */
if (typeof window !== 'undefined' && typeof Storage !== 'undefined') {
  const inMemory = new WeakMap<Storage, Map<string, string>>();
  let hasWarned = false;

  const storage = Storage.prototype;
  storage.setItem = new Proxy(storage.setItem, {
    apply(setItem, self: Storage, [key, value]: [string, string]) {
      inMemory.get(self)?.delete(key);
      try {
        Reflect.apply(setItem, self, [key, value]);
      } catch (error) {
        if (!inMemory.has(self)) inMemory.set(self, new Map());
        inMemory.get(self)?.set(key, String(value));
        if (!hasWarned)
          console.warn(
            'The browser storage of this site is full: settings last until the page is closed.',
            error,
          );
        hasWarned = true;
      }
    },
  });
  storage.getItem = new Proxy(storage.getItem, {
    apply: (getItem, self: Storage, [key]: [string]) =>
      inMemory.get(self)?.get(key) ?? Reflect.apply(getItem, self, [key]),
  });
  storage.removeItem = new Proxy(storage.removeItem, {
    apply(removeItem, self: Storage, [key]: [string]) {
      inMemory.get(self)?.delete(key);
      Reflect.apply(removeItem, self, [key]);
    },
  });
}
