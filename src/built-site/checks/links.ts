import {urlOf} from '../../settings/addresses';
import {nearestName} from '../../settings/nearest-name';
import {isOtherRelease} from '../../settings/releases';
import {perItem} from './check';
import {attribute, hasFile, notFound, type BuiltPage, type BuiltSite} from './site';

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

/** Every internal address of a page, in order, and every address of an unknown scheme. Other origins, `mailto:` and `data:` are left out. */
function references({origin, baseUrl}: BuiltSite, page: BuiltPage) {
  const here = new URL(urlOf(origin + baseUrl, page.address));
  return page.elements.flatMap((element) => {
    const tag = element.tagName;
    const written = attribute(element, addressAttributes[tag] ?? '');
    if (written === undefined || !URL.canParse(written, here.href)) return [];
    const url = new URL(written, here);
    const isExternal = url.origin !== here.origin && /^(https?|mailto|data):$/.test(url.protocol);
    if (isExternal || isOtherRelease(url)) return [];
    // Below the base path, with a leading slash; undefined outside of it.
    const pathname = `${url.pathname}/`.startsWith(baseUrl)
      ? `/${decode(url.pathname.slice(baseUrl.length))}`
      : undefined;
    return [{tag, written, pathname, fragment: decode(url.hash.slice(1))}];
  });
}

/** Every internal address on every page is a page or a file of the build, below the base path. */
export const links = perItem(
  {name: 'internal links resolve', unit: 'internal addresses'},
  (page, site) =>
    references(site, page).filter(
      ({tag, pathname}) =>
        // The canonical link of the not-found page has no target on purpose.
        !(tag === 'link' && page.address === notFound && pathname === `${notFound}.html`),
    ),
  ({written, pathname, tag}, site) => {
    if (/^(?!https?:)\w+:/i.test(written))
      return `<${tag}> links to ${written}, whose scheme is unknown. Fix: correct it; "link:" and "term:" work only in [text](…), "diagram:" only in ![text](…).`;
    if (pathname === undefined)
      return `<${tag}> links to ${written}, outside the base path ${site.baseUrl}. Fix: use a relative file link, or useBaseUrl in a component.`;
    if (site.page(pathname)) return [];
    if (/\.html$|.\/$/.test(pathname))
      return `<${tag}> links to ${written}, which only redirects. Fix: leave out the trailing slash or ".html".`;
    if (hasFile(site, pathname)) return [];
    return `<${tag}> links to ${written}, which is not in the build. Fix: correct the address, or add the page.`;
  },
);

/** Every `#fragment` of a link to a page of this site is an id of that page. */
export const anchors = perItem(
  {name: 'anchors exist', unit: 'internal anchors'},
  (page, site) =>
    references(site, page).flatMap(({written, pathname, fragment, tag}) => {
      const isAnchor = tag === 'a' && fragment && pathname !== undefined;
      const target = isAnchor ? site.page(pathname) : undefined;
      return target ? [{written, fragment, ids: target.ids}] : [];
    }),
  ({written, fragment, ids}) => {
    if (ids.includes(fragment)) return [];
    const close = nearestName(fragment, ids);
    const hint = close ? ` The nearest id is "${close}".` : '';
    return `links to ${written}, but no element of that page has the id "${fragment}".${hint} Fix: correct the fragment, or restore the heading's old id.`;
  },
);
