/**
 * Fixes an address whose percent-encoding is broken, before the router reads it: it decodes path and fragment, and an exception there
 * would leave the page without any script. A stray `%` becomes `%25`, so such a path is unknown and such a fragment leads nowhere.
 */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const fixed = (text: string) => (isDecodable(text) ? text : text.replaceAll('%', '%25'));

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  if (!isDecodable(pathname) || !isDecodable(hash)) {
    window.history.replaceState(window.history.state, '', fixed(pathname) + search + fixed(hash));
  }
}
