import preloadRoute from '@docusaurus/core/lib/client/preload';

/**
 * Stands in for Docusaurus' client/docusaurus.js. The stock one prefetches the code of every page whose link comes into view: here
 * 190 KB on a guide and 400 KB on an API page, mostly for pages nobody opens. This one loads a page when a reader points at its
 * link, touches it or reaches it with the keyboard, early enough for an instant navigation.
 */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const asked = new Set<string>();

function isConstrained(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection && (connection.saveData || connection.effectiveType?.includes('2g')));
}

function preload(path: string): Promise<unknown> | false {
  if (asked.has(path) || isConstrained()) return false;
  asked.add(path);
  // A chunk that does not arrive is reported by the navigation itself; a later try may have more luck.
  return preloadRoute(path).catch(() => asked.delete(path));
}

/** The theme's links tell when a pointer enters them; the keyboard's focus they do not tell. */
document.addEventListener('focusin', ({target}) => {
  const link = (target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (link && link.origin === location.origin && link.matches(':focus-visible'))
    preload(link.pathname);
});

export default Object.freeze({prefetch: () => false, preload});
