import type {PageSummary} from '../page';

/** Pages in the order in which the site leads through them: the sidebars', as the links at the foot tell it. */
export function readingOrder<Page extends PageSummary>(
  pages: readonly Page[],
  baseUrl: string,
): Page[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const nextOf = ({next}: Page) =>
    next === undefined ? undefined : byAddress.get(`/${next.slice(baseUrl.length)}`);
  const followers = new Set(pages.map(nextOf));
  // The introduction leads, then every other page that nothing leads to.
  const starts = pages.filter((page) => !followers.has(page));
  starts.sort((a, b) => Number(b.address === '/') - Number(a.address === '/'));
  const ordered = new Set<Page>();
  for (const start of [...starts, ...pages]) {
    let page: Page | undefined = start;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = nextOf(page);
    }
  }
  return [...ordered];
}
