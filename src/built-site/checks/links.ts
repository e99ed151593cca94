import {nearestName} from '../../settings/nearest-name';
import {redirects} from '../../settings/redirects';
import {checkEach, type Check, type Outcome, type PageOutcome} from './check';
import type {Reference} from './references';
import {hasFile, notFound, type LinkedPage, type LinkedSite} from './site';

/**
 * Runs `check` on each reference of each page; it returns a message for a defect, an empty text if there is
 * none, undefined if it does not apply.
 */
const checkReferences = (
  site: LinkedSite,
  check: (reference: Reference, page: LinkedPage) => string | undefined,
): Outcome =>
  checkEach(
    site.pages,
    ({address}) => address,
    (page) => {
      const found: PageOutcome['found'] = [];
      let checked = 0;
      for (const reference of page.references) {
        const message = check(reference, page);
        if (message === undefined) continue;
        checked += 1;
        const {fragment, pathname = ''} = reference;
        if (message) found.push({message, needle: fragment || pathname.split('/').at(-1)});
      }
      return {checked, found};
    },
  );

function linkProblem({written, pathname, tag}: Reference, site: LinkedSite): string {
  if (/^(?!https?:)\w+:/i.test(written))
    return `<${tag}> links to ${written}, whose scheme is unknown. Fix: correct it; "link:" and "term:" work only in [text](…), "diagram:" only in ![text](…).`;
  if (pathname === undefined && /^https?:/i.test(written))
    return `<${tag}> links to ${written}, an own address with another scheme or base path. Fix: use a relative file link.`;
  if (pathname === undefined)
    return `<${tag}> links to ${written}, outside the base path ${site.baseUrl}. Fix: use a relative file link, or useBaseUrl in a component.`;
  if (site.page(pathname)) return '';
  if (/\.html$|.\/$/.test(pathname))
    return `<${tag}> links to ${written}, which only redirects. Fix: leave out the trailing slash or ".html".`;
  if (hasFile(site, pathname)) return '';
  if (redirects[pathname])
    return `<${tag}> links to ${written}, which has moved. Fix: link to ${redirects[pathname]}.`;
  return `<${tag}> links to ${written}, which is not in the build. Fix: correct the address, or add the page.`;
}

/** Every internal address on every page is a page or a file of the build, below the base path. */
export const links: Check<LinkedSite> = {
  name: 'internal links resolve',
  unit: 'internal addresses',
  run: (site) =>
    checkReferences(site, (reference, {address}) => {
      // The canonical link of the not-found page has no target on purpose.
      const {tag, pathname} = reference;
      if (tag === 'link' && address === notFound && pathname === `${notFound}.html`) return;
      return linkProblem(reference, site);
    }),
};

/** Every `#fragment` of a link to a page of this site is an id of that page. */
export const anchors: Check<LinkedSite> = {
  name: 'anchors exist',
  unit: 'internal anchors',
  run: (site) =>
    checkReferences(site, ({tag, written, pathname, fragment}) => {
      if (tag !== 'a' || !fragment || pathname === undefined) return;
      const target = site.page(pathname);
      if (!target) return;
      if (target.ids.includes(fragment)) return '';
      const close = nearestName(fragment, target.ids);
      const hint = close ? ` The nearest id is "${close}".` : '';
      return `links to ${written}, but no element of that page has the id "${fragment}".${hint} Fix: correct the fragment, or restore the heading's old id.`;
    }),
};
