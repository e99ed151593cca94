import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';

type Routes = readonly {path: string; routes?: unknown}[];

/** Pages without Markdown twin and social card, and not in the sitemap. */
const unlisted = ['/search'];

/** Paths of the pages; layout routes stand for those below them. Collected once, as matching every route takes a slow phone 10 ms. */
const paths = (among: Routes): string[] =>
  among.flatMap(({path, routes: inner}) => (inner ? paths(inner as Routes) : [path]));
const pages = new Set(paths(routes as Routes));

/**
 * Clean address of the current page, without base path; undefined on the search page and on addresses without a
 * route.
 */
export function usePage(): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = `/${pathname.slice(baseUrl.length)}`.replace(/(?:\.html|(.)\/)$/, '$1');
  return unlisted.includes(address) || !pages.has(baseUrl + address.slice(1)) ? undefined : address;
}
