import {isOtherRelease} from '../../settings/releases';
import {attribute, type BuiltPage, type BuiltSite} from './site';

/** An internal address that an element of a page refers to. */
export interface Reference {
  /** As written in the HTML. */
  written: string;
  /** Path below the base path, with a leading slash; undefined outside the base path. */
  pathname: string | undefined;
  /** Fragment without `#`, decoded. */
  fragment: string;
  /** Tag name of the element: `a`, `img`, `link`, `script` … */
  tag: string;
}

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

function resolve(site: BuiltSite, page: BuiltPage, written: string): URL | undefined {
  if (!URL.canParse(written, site.origin)) return undefined;
  const here = site.origin + site.baseUrl.slice(0, -1) + page.address;
  const url = new URL(written, here);
  return url.origin === new URL(site.origin).origin && !isOtherRelease(url) ? url : undefined;
}

/** Every internal address of a page, in order. Other origins, `mailto:` and `data:` are left out. */
export function references(site: BuiltSite, page: BuiltPage): Reference[] {
  return page.elements.flatMap((element) => {
    const name = addressAttributes[element.tagName];
    const written = name ? attribute(element, name) : undefined;
    if (written === undefined) return [];
    const url = resolve(site, page, written);
    if (!url) return [];
    const inside =
      url.pathname.startsWith(site.baseUrl) || url.pathname === site.baseUrl.slice(0, -1);
    return [
      {
        written,
        pathname: inside ? `/${url.pathname.slice(site.baseUrl.length)}` : undefined,
        fragment: decodeURIComponent(url.hash.slice(1)),
        tag: element.tagName,
      },
    ];
  });
}
