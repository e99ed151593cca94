/**
 * Corrects the address before the router reads it.
 * - A host may serve `/page.html` as it is: the page was rendered for `/page`, and hydrating it under another address fails.
 * - Broken percent-encoding (`/%E0%A4%A`, `#%`) would stop every script of the page, because the router decodes path and fragment. A stray `%`
 *   becomes `%25`, so such a path is unknown and such a fragment leads nowhere.
 */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const decodable = (text: string) => (isDecodable(text) ? text : text.replaceAll('%', '%25'));

const clean = (pathname: string) =>
  decodable(pathname)
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/$/, '$1');

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const isFile = pathname.endsWith('.html');
  const path = isFile ? clean(pathname) : decodable(pathname);
  if (path !== pathname || !isDecodable(hash))
    window.history.replaceState(window.history.state, '', path + search + decodable(hash));
}
