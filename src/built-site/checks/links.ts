import {perPage} from './check';
import {references, type Reference} from './references';
import {hasFile, type BuiltSite} from './site';

/** The page that hosts send for unknown addresses. Its own canonical link has no target, on purpose. */
const notFound = '/404';

function problem(site: BuiltSite, {written, pathname, tag}: Reference): string | undefined {
  if (pathname === undefined) {
    return `<${tag}> links to ${written}, outside the base path ${site.baseUrl}. Fix: use a relative file link, or useBaseUrl in a component.`;
  }
  const decoded = decodeURIComponent(pathname);
  if (site.page(decoded)) return undefined;
  if (/\.html$|.\/$/.test(decoded)) {
    return `<${tag}> links to ${written}, which only redirects. Fix: leave out the trailing slash or ".html".`;
  }
  if (hasFile(site, pathname)) return undefined;
  return `<${tag}> links to ${written}, which is not in the build. Fix: correct the address, or add the page.`;
}

/** Every internal address on every page, base path included, is a page or a file of the build. */
export const links = perPage(
  {name: 'internal links resolve', unit: 'internal addresses', floor: 20_000},
  (page, site) => {
    const found = references(site, page).filter(
      ({tag, pathname}) =>
        !(tag === 'link' && page.address === notFound && pathname === `${notFound}.html`),
    );
    return {checked: found.length, messages: found.flatMap((one) => problem(site, one) ?? [])};
  },
);
