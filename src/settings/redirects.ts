/** Addresses that have moved, old → new, without base path. Bookmarks lead to old ones: keep them all. */
export const redirects: Readonly<Record<string, string>> = {
  '/home': '/',
};
