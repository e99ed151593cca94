/**
 * Keeps the height and offset of the visual viewport, in pixels, in custom properties of `element` until the returned function is called.
 * Layout units do not help, because a phone's keyboard covers the page without resizing it.
 */
export function followVisibleViewport(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const follow = () => {
    element.style.setProperty('--visible-height', `${viewport.height}px`);
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
  };
  follow();
  const listening = new AbortController();
  for (const event of ['resize', 'scroll']) viewport.addEventListener(event, follow, listening);
  return () => listening.abort();
}
