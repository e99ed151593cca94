import type {PageFacts} from '../page';

/** Address of the page that "Next" at the foot of a page leads to. */
function nextAddress({next}: PageFacts, baseUrl: string): string | undefined {
  return next === undefined ? undefined : `/${next.slice(baseUrl.length)}`;
}

/** Pages in the order in which the site leads through them: the sidebars', as the links at the foot tell it. */
export function readingOrder<Page extends PageFacts>(
  pages: readonly Page[],
  baseUrl: string,
): Page[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const next = new Map(pages.map((page) => [page.address, nextAddress(page, baseUrl)]));
  const followers = new Set(next.values());
  // The introduction leads, then every other page that nothing leads to.
  const starts = pages.filter(({address}) => !followers.has(address));
  starts.sort((a, b) => Number(b.address === '/') - Number(a.address === '/'));
  const ordered = new Set<Page>();
  for (const start of [...starts, ...pages]) {
    let page: Page | undefined = start;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = byAddress.get(next.get(page.address) ?? '');
    }
  }
  return [...ordered];
}
