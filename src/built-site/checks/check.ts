import type {BuiltSite, LinkedSite} from './site';

/** One problem in one place. */
export interface Defect {
  /** Address of a built page, or path of a source file. */
  page: string;
  /** Line of a source file. */
  line?: number;
  /** Says what was found and how to fix it. */
  message: string;
  /** What the line of the source file contains, if the check read the built page. */
  needle?: string;
}

export interface Outcome {
  /** How many items were checked. Without any, the check proves nothing. */
  checked: number;
  defects: Defect[];
}

/** A check of a whole site, in HTML or in Markdown. */
export interface Check<Site> {
  name: string;
  /** What `checked` counts, in the plural: "internal links". */
  unit: string;
  run: (site: Site) => Outcome;
}

export const formatDefect = ({page, line, message}: Defect): string =>
  `${line === undefined ? `${page}:` : `${page}:${line}`} ${message}`;

/** One line per defect; one that many pages share gets a single line, so as not to hide the rest. */
export function formatDefects(defects: readonly Defect[]): string[] {
  const groups = new Map<string, Defect[]>();
  for (const defect of defects) {
    const key = defect.line === undefined ? defect.message : formatDefect(defect);
    groups.set(key, [...(groups.get(key) ?? []), defect]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length < 6
      ? group.map(formatDefect)
      : group.slice(0, 1).map((defect) => `${formatDefect(defect)} (${group.length} pages alike)`),
  );
}

/** The outcome of a check on one page. */
export interface PageOutcome {
  checked: number;
  found: Omit<Defect, 'page'>[];
}

/** Runs `check` on each of `pages` and combines the outcomes. */
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

/**
 * A check of the items of each built page. `problems` returns a message for each defect of an item, `needleOf` what
 * its line in the source contains.
 */
export const perItem = <Item, Site extends LinkedSite = BuiltSite>(
  facts: Omit<Check<Site>, 'run'>,
  itemsOf: (page: Site['pages'][number], site: Site) => readonly Item[],
  problems: (item: Item, site: Site) => string | readonly string[],
  needleOf: (item: Item) => string | undefined = () => undefined,
): Check<Site> => ({
  ...facts,
  run: (site) =>
    checkEach(
      site.pages,
      ({address}) => address,
      (page) => {
        const items = itemsOf(page, site);
        const found = items.flatMap((item) =>
          [problems(item, site)].flat().map((message) => ({message, needle: needleOf(item)})),
        );
        return {checked: items.length, found};
      },
    ),
});
