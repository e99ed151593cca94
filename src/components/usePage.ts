import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';

type Routes = readonly {path: string; routes?: unknown}[];

/** Pages without a Markdown twin or a social card, and not in the sitemap. */
const unlisted = ['/search'];

/**
 * Paths of the pages; a layout route counts as its child routes. Collected once, since matching all routes
 * takes a slow phone 10 ms.
 */
const paths = (list: Routes): string[] =>
  list.flatMap(({path, routes: children}) => (children ? paths(children as Routes) : [path]));
const pages = new Set(paths(routes as Routes));

/** Whether a path, with the base path, is that of a page. */
export const isPage = (path: string): boolean => pages.has(path);

/**
 * Address of the current page, without base path, `.html` and trailing slash; undefined on the search page
 * and on addresses without a route.
 */
export function usePage(): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = `/${pathname.slice(baseUrl.length)}`.replace(/(?:\.html|(.)\/)$/, '$1');
  return unlisted.includes(address) || !isPage(baseUrl + address.slice(1)) ? undefined : address;
}
