/**
 * DocSearch opens the selected hit at Enter, also while the hits of what was typed last are still on their way: the reader would land
 * on a hit of the letters before, or nowhere. Enter waits for them here, unless the reader types on.
 */
export function createEnterDelay() {
  let latest: Promise<unknown> | undefined;

  /** To be told of every query that was sent. */
  const follow = (answer: Promise<unknown>) => {
    latest = answer;
    const settle = () => {
      if (latest === answer) latest = undefined;
    };
    answer.then(settle, settle);
  };

  /** Delays Enter in the field of the modal until the returned function is called. */
  const attach = (modal: HTMLElement): (() => void) => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || !latest) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      const {target: field, ctrlKey, metaKey, shiftKey} = event;
      const {value} = field;
      event.preventDefault();
      event.stopPropagation();
      const repeat = () => {
        if (field.value !== value || !field.isConnected) return;
        // The same query may have been sent again, for texts that came later.
        if (latest) return whenSettled(latest);
        const init = {key: 'Enter', bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey};
        field.dispatchEvent(new KeyboardEvent('keydown', init));
      };
      // By then DocSearch has taken over the hits.
      const whenSettled = (answer: Promise<unknown>) =>
        void answer.then(() => setTimeout(repeat)).catch(() => undefined);
      whenSettled(latest);
    };
    modal.addEventListener('keydown', onKeyDown, {capture: true});
    return () => modal.removeEventListener('keydown', onKeyDown, {capture: true});
  };

  return {follow, attach};
}
