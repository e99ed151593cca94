/**
 * Normalizes the address before the router reads it.
 * - If a host serves `/page.html` without a redirect, hydration fails, because the page was rendered for
 * `/page`.
 * - The router decodes path and fragment, and throws on broken percent-encoding (`/%E0%A4%A`, `#%`). With
 * every `%` replaced by `%25`, the
 *   path leads to the 404 page and the fragment has no target.
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

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const path = decodable(pathname).replace(/(\/index)?\.html$/, '') || '/';
  if (path !== pathname || !isDecodable(hash))
    window.history.replaceState(window.history.state, '', path + search + decodable(hash));
}
