import {isOtherRelease} from '../../settings/releases';
import {perItem} from './check';
import {attribute, hasFile, notFound, type BuiltPage, type BuiltSite} from './site';

/** An internal address that an element of a page refers to. */
interface Reference {
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
function references(site: BuiltSite, page: BuiltPage): Reference[] {
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

/** Every internal address on every page is a page or a file of the build, below the base path. */
export const links = perItem(
  {name: 'internal links resolve', unit: 'internal addresses', floor: 20_000},
  (page, site) =>
    references(site, page).filter(
      ({tag, pathname}) =>
        // The canonical link of the not-found page has no target on purpose.
        !(tag === 'link' && page.address === notFound && pathname === `${notFound}.html`),
    ),
  ({written, pathname, tag}, site) => {
    if (pathname === undefined)
      return `<${tag}> links to ${written}, outside the base path ${site.baseUrl}. Fix: use a relative file link, or useBaseUrl in a component.`;
    const decoded = decodeURIComponent(pathname);
    if (site.page(decoded)) return [];
    if (/\.html$|.\/$/.test(decoded))
      return `<${tag}> links to ${written}, which only redirects. Fix: leave out the trailing slash or ".html".`;
    if (hasFile(site, pathname)) return [];
    return `<${tag}> links to ${written}, which is not in the build. Fix: correct the address, or add the page.`;
  },
);

/** The id that shares most words with the fragment, where a prefix counts as the word. Empty if none shares any. */
function nearest(fragment: string, ids: readonly string[]): string {
  const alike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
  const words = fragment.split('-');
  const score = (id: string) => {
    const parts = id.split('-');
    return (
      words.filter((word) => parts.some((part) => part && word && alike(word, part))).length /
      parts.length
    );
  };
  return ids.filter((id) => score(id) > 0).sort((a, b) => score(b) - score(a))[0] ?? '';
}

/** Every `#fragment` of a link to a page of this site is an id of that page. */
export const anchors = perItem(
  {name: 'anchors exist', unit: 'internal anchors', floor: 4_500},
  (page, site) =>
    references(site, page).flatMap(({written, pathname, fragment, tag}) => {
      const isAnchor = tag === 'a' && fragment && pathname !== undefined;
      const target = isAnchor ? site.page(decodeURIComponent(pathname)) : undefined;
      return target ? [{written, fragment, ids: target.ids}] : [];
    }),
  ({written, fragment, ids}) => {
    if (ids.includes(fragment)) return [];
    const close = nearest(fragment, ids);
    const hint = close ? ` The nearest id is "${close}".` : '';
    return `links to ${written}, but no element of that page has the id "${fragment}".${hint} Fix: correct the fragment, or restore the heading's old id.`;
  },
);
