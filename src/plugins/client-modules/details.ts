import {animateHeight} from '../../components/animate-height';

/** Elements that are on their way to being closed. */
const closing = new WeakSet<HTMLDetailsElement>();

/** Opens or closes a `<details>` with an animation; a second call in the middle of one turns it around. */
function toggle(box: HTMLDetailsElement): void {
  const from = box.offsetHeight;
  const opens = !box.open || closing.has(box);
  for (const animation of box.getAnimations()) animation.cancel();
  box.open = opens;
  const to = box.offsetHeight;
  closing.delete(box);
  // A menu lies over the page and changes no height.
  if (from === to) return;
  const animation = animateHeight(box, from, to);
  if (opens) return;
  closing.add(box);
  box.open = true;
  animation.onfinish = () => {
    box.open = false;
    closing.delete(box);
  };
}

/**
 * The browser owns the state of every `<details>`, so that links and its own search open what is closed; this module adds the motion. It
 * listens on the document, since the properties of API pages are HTML that React does not know.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const box = target.closest('summary')?.parentElement;
    const isOther = event.defaultPrevented || target.closest('a, button');
    if (isOther || !(box instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    toggle(box);
  });
}
