import type {ClientModule} from '@docusaurus/types';

/** The element that the address names. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens every `<details>` around an element. Returns whether one was closed. */
function reveal(element: Element): boolean {
  const closed: HTMLDetailsElement[] = [];
  let box = element.closest('details');
  while (box) {
    if (!box.open) closed.push(box);
    box = box.parentElement?.closest('details') ?? null;
  }
  for (const one of closed) one.open = true;
  return closed.length > 0;
}

/**
 * Marks the element that the address names until the next step, and opens what it lies in. `:target` matches nothing after a step inside the
 * site, and on after a further one what the browser has loaded first.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  for (const old of document.querySelectorAll('[data-target]')) old.removeAttribute('data-target');
  const target = targetOf(hash);
  if (!target) return;
  target.setAttribute('data-target', '');
  if (reveal(target)) target.scrollIntoView();
};
