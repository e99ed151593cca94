import {searchSettings} from './settings';

/** Address of a hit on this site, with the base path. The hosted service's hits have absolute URLs, the embedded engine's paths without base. */
export function hitAddress(url: string): string {
  if (url.startsWith('/')) return searchSettings.baseUrl + url.slice(1);
  const {pathname, search, hash} = new URL(url);
  return pathname + search + hash;
}
