/** Whether a key belongs to an input method: Escape discards its candidate, Enter accepts it. Safari reports some only by their code. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Keeps keys that an input method needs from the modal and the page, until the returned function is called. */
export function leaveKeysToInputMethod(modal: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isComposing(event)) return;
    event.stopImmediatePropagation();
    // By default, it also clears a search field.
    if (event.key === 'Escape') event.preventDefault();
  };
  modal.addEventListener('keydown', onKeyDown, {capture: true});
  return () => modal.removeEventListener('keydown', onKeyDown, {capture: true});
}
