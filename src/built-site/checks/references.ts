import type {Element} from 'hast';
import {urlOf} from '../../settings/addresses';
import {isOtherRelease} from '../../settings/releases';

/** The attribute that holds the address, by tag name. */
const addressAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  source: 'srcSet',
  iframe: 'src',
  video: 'src',
};

/** Decodes a part of a URL. One with a stray `%`, which no page has in its address, stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An address in the HTML of a page. */
export interface Reference {
  tag: string;
  written: string;
  /** Below the base path, with a leading slash; undefined outside of it, and on the own host with another scheme. */
  pathname?: string;
  fragment: string;
}

/**
 * Every internal address of the page at `address`, in order, and every address of an unknown scheme. Other
 * origins, other releases, `mailto:` and `data:` are left out. `home` is the URL of the site's home page.
 */
export function referencesIn(elements: readonly Element[], address: string, home: string) {
  const here = new URL(urlOf(home, address));
  const baseUrl = new URL(home).pathname;
  return elements.flatMap((element): Reference[] => {
    const tag = element.tagName;
    const written = element.properties[addressAttributes[tag] ?? '']?.toString();
    if (written === undefined || !URL.canParse(written, here.href)) return [];
    const url = new URL(written, here);
    const isExternal = url.host !== here.host && /^(https?|mailto|data):$/.test(url.protocol);
    if (isExternal || isOtherRelease(url)) return [];
    const isBelow = url.origin === here.origin && `${url.pathname}/`.startsWith(baseUrl);
    const pathname = isBelow ? `/${decode(url.pathname.slice(baseUrl.length))}` : undefined;
    return [{tag, written, pathname, fragment: decode(url.hash.slice(1))}];
  });
}
