import {searchSettings} from './settings';

/** Address of a hit within this site. Records of the hosted service have whole URLs, the embedded ones paths without the base. */
export function hitAddress(url: string): string {
  if (url.startsWith('/')) return searchSettings.baseUrl + url.slice(1);
  const {pathname, search, hash} = new URL(url);
  return pathname + search + hash;
}
