import {perPage} from './check';
import {references, type Reference} from './references';
import {hasFile, type BuiltSite} from './site';

/** Hosts answer unknown addresses with this page; what its head calls its own address leads nowhere on purpose. */
const notFound = '/404';

function problem(site: BuiltSite, {written, pathname, tag}: Reference): string | undefined {
  if (pathname === undefined) {
    return `<${tag}> leads to ${written}, outside of the base path ${site.baseUrl}. Fix: use a relative file link, or useBaseUrl in a component.`;
  }
  const decoded = decodeURIComponent(pathname);
  if (site.page(decoded)) return undefined;
  if (/\.html$|.\/$/.test(decoded)) {
    return `<${tag}> leads to ${written}, which only redirects. Fix: leave out the trailing slash or ".html".`;
  }
  if (hasFile(site, pathname)) return undefined;
  return `<${tag}> leads to ${written}, but the build has nothing there. Fix: correct the address, or add the page.`;
}

/** Every internal address on every page, base path included, answers with a page or a file. */
export const links = perPage(
  {name: 'internal links resolve', unit: 'internal addresses', floor: 20_000},
  (page, site) => {
    const found = references(site, page).filter(
      ({tag, pathname}) =>
        !(tag === 'link' && page.address === notFound && pathname === `${notFound}.html`),
    );
    return {looked: found.length, messages: found.flatMap((one) => problem(site, one) ?? [])};
  },
);
