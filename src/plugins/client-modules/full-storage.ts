/**
 * When storage is full, Docusaurus logs an error for each value that it cannot store. This module keeps such
 * values in memory while the page is open, and logs one warning. For storage that is blocked altogether,
 * Docusaurus itself logs a single warning.
 */
if (typeof window !== 'undefined') {
  const {setItem, getItem, removeItem} = Storage.prototype;
  // Of both storages, whose keys differ.
  const inMemory = new Map<string, string>();
  let hasWarned = false;

  Storage.prototype.setItem = function (key, value) {
    inMemory.delete(key);
    try {
      setItem.call(this, key, value);
    } catch (error) {
      inMemory.set(key, value);
      if (!hasWarned)
        console.warn(
          'The browser storage of this site is full: settings last until the page is closed.',
          error,
        );
      hasWarned = true;
    }
  };
  Storage.prototype.getItem = function (key) {
    return inMemory.get(key) ?? getItem.call(this, key);
  };
  Storage.prototype.removeItem = function (key) {
    inMemory.delete(key);
    removeItem.call(this, key);
  };
}
