/**
 * The reader's values: kept in this browser, or in this tab alone if they are secret, and never sent. Where storage
 * is blocked, they last until the page is closed. Nothing here logs a value.
 */
const storages = ['localStorage', 'sessionStorage'] as const;
const keyOf = (name: string): string => `agenta-docs.${name}`;

const unsaved = new Map<string, string>();

/** Characters that need no quotes and no escape in any language; check-value.ts admits no others. */
const plain = /^\w[\w.:/%~-]*$/;

/** What the reader has typed for a placeholder. */
export function valueOf(name: string): string | undefined {
  const found = storages.map((storage) => {
    try {
      return window[storage].getItem(keyOf(name));
    } catch {
      return null;
    }
  });
  const value = found.find(Boolean) ?? unsaved.get(name);
  return value && plain.test(value) ? value : undefined;
}

/** Keeps a value, or forgets it if it is empty. The samples of the page do not change before `showValues`. */
export function keepValue(name: string, value: string, isSecret: boolean): void {
  unsaved.delete(name);
  const kept = isSecret ? 'sessionStorage' : 'localStorage';
  for (const storage of storages) {
    try {
      if (value && storage === kept) window[storage].setItem(keyOf(name), value);
      else window[storage].removeItem(keyOf(name));
    } catch {
      if (value) unsaved.set(name, value);
    }
  }
}

/** What marks contained in the HTML. */
const written = new WeakMap<Element, string>();

const writtenIn = (mark: HTMLElement): string => written.get(mark) ?? mark.textContent;

/** The name of the placeholder that an element marks (src/markdown/highlight.ts). */
export const nameOf = (mark: HTMLElement): string => mark.dataset.name ?? writtenIn(mark);

/** The marked placeholders below an element. */
export const marksIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('code var'),
];

/** Shows the reader's values in every mark, and the placeholder where there is none, or everywhere. */
export function showValues(root: ParentNode = document, placeholders = false): void {
  for (const mark of marksIn(root)) {
    const text = writtenIn(mark);
    written.set(mark, text);
    const value = placeholders ? undefined : valueOf(nameOf(mark));
    const host = 'host' in mark.dataset && value?.replace(/^https?:\/\/([^:/]+).*/, '$1');
    mark.textContent = host || value || text;
    mark.toggleAttribute('data-filled', Boolean(value));
  }
}

if (typeof window !== 'undefined') {
  // Another tab has changed a value.
  window.addEventListener('storage', () => showValues());
  // The browser shows a page again that it had put aside.
  window.addEventListener('pageshow', ({persisted}) => persisted && showValues());
  // Paper is passed on, so it has the placeholders.
  window.addEventListener('beforeprint', () => showValues(document, true));
  window.addEventListener('afterprint', () => showValues());
}
