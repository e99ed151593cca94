import preloadRoute from '@docusaurus/core/lib/client/preload';

/**
 * Replaces Docusaurus' client/docusaurus.js, which prefetches every page whose link is visible: here 190 KB
 * on a guide and 400 KB on an API page, mostly of pages nobody opens. This module loads a page when a reader
 * points at its link, touches it or focuses it with the keyboard, which is early enough for an instant
 * navigation.
 */
const requested = new Set<string>();

/** Only Chromium has it. */
type Connection = {effectiveType: string; saveData: boolean} | undefined;

function preload(path: string): Promise<unknown> | false {
  const {connection} = navigator as Navigator & {connection: Connection};
  const isSlow = connection?.saveData || connection?.effectiveType.includes('2g');
  if (isSlow || requested.has(path)) return false;
  requested.add(path);
  // A failed prefetch may be retried; the navigation itself reports the error.
  return preloadRoute(path).catch(() => requested.delete(path));
}

/** The theme's links call `preload` for pointers only, and links in static HTML do not call it. */
for (const type of ['focusin', 'pointerover'])
  document.addEventListener(type, ({target}) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const isMeant = type === 'pointerover' || link?.matches(':focus-visible');
    if (link && isMeant && link.origin === location.origin) preload(link.pathname);
  });

export default Object.freeze({prefetch: () => false, preload});
