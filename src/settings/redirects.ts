/**
 * Addresses that have moved, old → new, without base path. The build writes them for every kind of host. The
 * new one may have an anchor. An old address stays here for good: bookmarks and other sites lead to it.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/home': '/',
};
