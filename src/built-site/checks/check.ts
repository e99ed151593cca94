import type {BuiltPage, BuiltSite} from './site';

/** One thing wrong in one place. The message names what was found and the fix. */
export interface Defect {
  /** Address of a built page, or path of a source file. */
  page: string;
  /** Line of a source file. */
  line?: number;
  message: string;
}

export interface Outcome {
  /** How many items were checked; too few mean that the check proves nothing. */
  checked: number;
  defects: Defect[];
}

/** A check of a whole site, as HTML or as Markdown. */
export interface Check<Site> {
  name: string;
  /** What is counted, in the plural: "internal links". */
  unit: string;
  /** Minimum number of items on the whole site. */
  floor: number;
  run: (site: Site) => Outcome;
}

export const formatDefect = ({page, line, message}: Defect): string =>
  `${line === undefined ? `${page}:` : `${page}:${line}`} ${message}`;

/** One line for each defect. One that many pages share, such as a missing file that all load, is printed once, so that it does not hide the rest. */
export function formatDefects(defects: readonly Defect[]): string[] {
  const groups = new Map<string, Defect[]>();
  for (const defect of defects) {
    const key = defect.line === undefined ? defect.message : formatDefect(defect);
    groups.set(key, [...(groups.get(key) ?? []), defect]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length < 6
      ? group.map(formatDefect)
      : group.slice(0, 1).map((one) => `${formatDefect(one)} (${group.length} pages alike)`),
  );
}

/** The outcome of a check on one page. */
export interface PageOutcome {
  checked: number;
  found: Omit<Defect, 'page'>[];
}

/** Runs `check` on each of `pages` and adds up the outcomes. */
export function checkEach<Page>(
  pages: readonly Page[],
  nameOf: (page: Page) => string,
  check: (page: Page) => PageOutcome,
): Outcome {
  const outcome: Outcome = {checked: 0, defects: []};
  for (const page of pages) {
    const {checked, found} = check(page);
    outcome.checked += checked;
    outcome.defects.push(...found.map((defect) => ({page: nameOf(page), ...defect})));
  }
  return outcome;
}

/** What a check of an item may look at besides the item. */
interface Around<Item> {
  index: number;
  /** The items of the same page. */
  items: readonly Item[];
  site: BuiltSite;
}

/** A check that looks at items of each page of the built site, one after another. */
export const perItem = <Item>(
  facts: Omit<Check<BuiltSite>, 'run'>,
  itemsOf: (page: BuiltPage, site: BuiltSite) => readonly Item[],
  problems: (item: Item, around: Around<Item>) => string | readonly string[],
): Check<BuiltSite> => ({
  ...facts,
  run: (site) =>
    checkEach(
      site.pages,
      ({address}) => address,
      (page) => {
        const items = itemsOf(page, site);
        const messages = items.flatMap((item, index) => problems(item, {index, items, site}));
        return {checked: items.length, found: messages.map((message) => ({message}))};
      },
    ),
});
