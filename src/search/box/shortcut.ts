/**
 * Ctrl+K or Command+K anywhere, `/` outside form fields. Self-contained, because the head of every page has this function as text
 * (src/plugins/head-scripts.ts).
 */
export function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, shiftKey, altKey, target} = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const {isContentEditable, tagName} = target as HTMLElement;
  return key === '/' && !isContentEditable && !/^(INPUT|TEXTAREA|SELECT)$/.test(tagName);
}
