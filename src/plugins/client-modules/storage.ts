/**
 * Full storage costs a reader no more than the memory of a choice. Docusaurus reports an error for each value it cannot keep; this
 * keeps such values as long as the page is open, and says once what is going on. Storage that is blocked altogether throws before
 * this and is Docusaurus' own single warning.
 */
if (typeof window !== 'undefined' && typeof Storage !== 'undefined') {
  const unkept = new WeakMap<Storage, Map<string, string>>();
  let hasWarned = false;

  const storage = Storage.prototype;
  storage.setItem = new Proxy(storage.setItem, {
    apply(setItem, self: Storage, [key, value]: [string, string]) {
      unkept.get(self)?.delete(key);
      try {
        Reflect.apply(setItem, self, [key, value]);
      } catch (error) {
        if (!unkept.has(self)) unkept.set(self, new Map());
        unkept.get(self)?.set(key, String(value));
        if (!hasWarned)
          console.warn(
            'The browser storage of this site is full: choices last until the page is closed.',
            error,
          );
        hasWarned = true;
      }
    },
  });
  storage.getItem = new Proxy(storage.getItem, {
    apply: (getItem, self: Storage, [key]: [string]) =>
      unkept.get(self)?.get(key) ?? Reflect.apply(getItem, self, [key]),
  });
  storage.removeItem = new Proxy(storage.removeItem, {
    apply(removeItem, self: Storage, [key]: [string]) {
      unkept.get(self)?.delete(key);
      Reflect.apply(removeItem, self, [key]);
    },
  });
}
