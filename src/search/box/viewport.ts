/**
 * A phone's keyboard covers the page without making it smaller; the visible part alone tells how much room is left.
 * Writes its height and offset to `element` as custom properties until the function that is returned is called.
 */
export function followVisibleViewport(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const follow = () => {
    element.style.setProperty('--visible-height', `${viewport.height}px`);
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
