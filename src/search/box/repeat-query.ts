const fieldOf = (modal: HTMLElement) => modal.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Makes the modal repeat its query, as it does when its field gets the focus. */
function repeat(field: HTMLInputElement): void {
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Repeats the query to add texts. That selects the first hit, so it is not done once the reader has moved on to another one. */
export function repeatQuery(modal: HTMLElement): void {
  const field = fieldOf(modal);
  const isAtFirst = /^$|item-0$/.test(field?.getAttribute('aria-activedescendant') ?? '');
  if (field?.value && isAtFirst) repeat(field);
}

/** Moves the focus to the field and repeats the query after an error. */
export function retryQuery(modal: HTMLElement): void {
  const field = fieldOf(modal);
  field?.focus();
  if (field) repeat(field);
}

/**
 * DocSearch searches for blanks. Here a field with nothing but blanks counts as empty, and shows the start screen. Returns a function to
 * stop that.
 */
export function discardBlanks(modal: HTMLElement): () => void {
  const onInput = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if ((event as InputEvent).isComposing || !field.value || field.value.trim()) return;
    event.stopPropagation();
    field.form?.reset();
    repeat(field);
  };
  const events = ['input', 'compositionend'] as const;
  for (const name of events) modal.addEventListener(name, onInput, {capture: true});
  return () => {
    for (const name of events) modal.removeEventListener(name, onInput, {capture: true});
  };
}
