import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';

type Routes = readonly {path: string; exact?: boolean; routes?: unknown}[];

/** Pages without Markdown twin and social card, and not in the sitemap. */
const unlisted = ['/search'];

/** Whether a route matches. Layout routes match every address below them, so their child routes decide. */
function isAnswered(among: Routes, pathname: string): boolean {
  return among.some(
    ({path, exact, routes: inner}) =>
      path !== '*' &&
      matchPath(pathname, {path, exact}) !== null &&
      (!inner || isAnswered(inner as Routes, pathname)),
  );
}

/**
 * Clean address of the current page, without base path; undefined on the search page and on addresses without a
 * route.
 */
export function usePage(): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = `/${pathname.slice(baseUrl.length)}`.replace(/(?:\.html|(.)\/)$/, '$1');
  return unlisted.includes(address) || !isAnswered(routes as Routes, pathname)
    ? undefined
    : address;
}
