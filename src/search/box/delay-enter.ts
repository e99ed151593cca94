/**
 * DocSearch opens the selected hit on Enter even while the hits for the latest input are still loading, so that readers would land on a hit
 * for what they had typed before, or nowhere. Here, Enter waits for those hits, unless the reader types on.
 */
let latest: Promise<unknown> | undefined;

/** Must be called with the pending answer to every query that is sent. */
export function followAnswer(answer: Promise<unknown>): void {
  latest = answer;
  const settle = () => {
    if (latest === answer) latest = undefined;
  };
  answer.then(settle, settle);
}

/** Makes Enter in the modal's field wait for pending answers, until the returned function is called. */
export function delayEnter(modal: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !latest) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    const {target: field, ctrlKey, metaKey, shiftKey} = event;
    const {value} = field;
    event.preventDefault();
    event.stopPropagation();
    const repeat = async () => {
      // The same query may have been sent again because more texts have arrived.
      while (latest) {
        await latest;
        // Lets DocSearch render the hits first.
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
