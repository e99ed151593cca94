import type {PageSummary} from '../page';

/** Sorts pages into the order of the sidebars, by following the "Next" links at the bottom of the pages. */
export function readingOrder<Page extends PageSummary>(pages: readonly Page[], baseUrl: string): Page[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const nextOf = ({next}: Page) =>
    next === undefined ? undefined : byAddress.get(`/${next.slice(baseUrl.length)}`);
  const followers = new Set(pages.map(nextOf));
  // The introduction comes first, then every other page to which no "Next" link leads.
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
