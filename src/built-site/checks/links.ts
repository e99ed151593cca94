import {nearestName} from '../../settings/nearest-name';
import {redirects} from '../../settings/redirects';
import {perItem} from './check';
import type {Reference} from './references';
import {hasFile, notFound, type LinkedSite} from './site';

/** Where the link is in its source: at its anchor, or at the last part of its address. */
const needleOf = ({fragment, pathname, written}: Reference) =>
  fragment || (pathname?.split('/').at(-1) ?? written);

function linkProblem({written, pathname, tag}: Reference, site: LinkedSite): string | [] {
  if (/^(?!https?:)\w+:/i.test(written))
    return `<${tag}> links to ${written}, whose scheme is unknown. Fix: correct it; "link:" and "term:" work only in [text](…), "diagram:" only in ![text](…).`;
  if (pathname === undefined && /^https?:/i.test(written))
    return `<${tag}> links to ${written}, an own address with another scheme or base path. Fix: use a relative file link.`;
  if (pathname === undefined)
    return `<${tag}> links to ${written}, outside the base path ${site.baseUrl}. Fix: use a relative file link, or useBaseUrl in a component.`;
  if (site.page(pathname)) return [];
  if (/\.html$|.\/$/.test(pathname))
    return `<${tag}> links to ${written}, which only redirects. Fix: leave out the trailing slash or ".html".`;
  if (hasFile(site, pathname)) return [];
  if (redirects[pathname])
    return `<${tag}> links to ${written}, which has moved. Fix: link to ${redirects[pathname]}.`;
  return `<${tag}> links to ${written}, which is not in the build. Fix: correct the address, or add the page.`;
}

/** Every internal address on every page is a page or a file of the build, below the base path. */
export const links = perItem<Reference, LinkedSite>(
  {name: 'internal links resolve', unit: 'internal addresses'},
  // The canonical link of the not-found page has no target on purpose.
  ({address, references}) =>
    address === notFound ? references.filter(({pathname}) => pathname !== `${notFound}.html`) : references,
  linkProblem,
  needleOf,
);

/** Every `#fragment` of a link to a page of this site is an id of that page. */
export const anchors = perItem<Reference, LinkedSite>(
  {name: 'anchors exist', unit: 'internal anchors'},
  ({references}, site) =>
    references.filter(({tag, fragment, pathname = ''}) => tag === 'a' && fragment && site.page(pathname)),
  ({written, pathname = '', fragment}, site) => {
    const ids = site.page(pathname)?.ids ?? [];
    if (ids.includes(fragment)) return [];
    const close = nearestName(fragment, ids);
    const hint = close ? ` The nearest id is "${close}".` : '';
    return `links to ${written}, but no element of that page has the id "${fragment}".${hint} Fix: correct the fragment, or restore the heading's old id.`;
  },
  needleOf,
);
