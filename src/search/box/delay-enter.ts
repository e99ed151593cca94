/**
 * DocSearch opens the selected hit at Enter, also while the hits of what was typed last are still on their way: the reader would land
 * on a hit of the letters before, or nowhere. Enter waits for them here, unless the reader types on.
 */
let latest: Promise<unknown> | undefined;

/** Call with the answer to every query that is sent. */
export function followAnswer(answer: Promise<unknown>): void {
  latest = answer;
  const settle = () => {
    if (latest === answer) latest = undefined;
  };
  answer.then(settle, settle);
}

/** Delays Enter in the field of the modal until the returned function is called. */
export function delayEnter(modal: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || !latest) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    const {target: field, ctrlKey, metaKey, shiftKey} = event;
    const {value} = field;
    event.preventDefault();
    event.stopPropagation();
    const repeat = async () => {
      // The same query may have been sent again, for texts that came later.
      while (latest) {
        await latest;
        // Until DocSearch has taken over the hits.
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (field.value !== value || !field.isConnected) return;
      const init = {key: 'Enter', bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey};
      field.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    repeat().catch(() => undefined);
  };
  modal.addEventListener('keydown', onKeyDown, {capture: true});
  return () => modal.removeEventListener('keydown', onKeyDown, {capture: true});
}
