import {perItem} from './check';
import {references} from './references';
import {hasFile, notFound} from './site';

/** Every internal address on every page is a page or a file of the build, below the base path. */
export const links = perItem(
  {name: 'internal links resolve', unit: 'internal addresses', floor: 20_000},
  (page, site) =>
    references(site, page).filter(
      ({tag, pathname}) =>
        // The canonical link of the not-found page has no target on purpose.
        !(tag === 'link' && page.address === notFound && pathname === `${notFound}.html`),
    ),
  ({written, pathname, tag}, {site}) => {
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
