/** Where a hit leads within this site: records of the hosted service carry whole addresses, ours none of the base path. */
export function hitAddress(url: string, baseUrl: string): string {
  if (url.startsWith('/')) return baseUrl + url.slice(1);
  const {pathname, search, hash} = new URL(url);
  return pathname + search + hash;
}
