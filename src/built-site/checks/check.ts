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
  /** How many things were looked at: a check that looked at too few has found nothing out. */
  looked: number;
  defects: Defect[];
}

/** A check of a whole site, built or as it is written. */
export interface Check<Site> {
  name: string;
  /** What is counted, in the plural: "internal links". */
  unit: string;
  /** Fewest that the whole site must hold. */
  floor: number;
  run: (site: Site) => Outcome;
}

export const show = ({page, line, message}: Defect): string =>
  `${line === undefined ? `${page}:` : `${page}:${line}`} ${message}`;

/** What a look at one page found: how much it saw, and what is wrong. */
export interface Look {
  looked: number;
  found: Omit<Defect, 'page'>[];
}

/** Runs `look` on each of `pages` and sums up. */
export function lookAtEach<Page>(
  pages: readonly Page[],
  nameOf: (page: Page) => string,
  look: (page: Page) => Look,
): Outcome {
  const outcome: Outcome = {looked: 0, defects: []};
  for (const page of pages) {
    const {looked, found} = look(page);
    outcome.looked += looked;
    outcome.defects.push(...found.map((defect) => ({page: nameOf(page), ...defect})));
  }
  return outcome;
}

/** A check of the built site that looks at every page on its own. */
export const perPage = (
  facts: Omit<Check<BuiltSite>, 'run'>,
  look: (page: BuiltPage, site: BuiltSite) => {looked: number; messages: string[]},
): Check<BuiltSite> => ({
  ...facts,
  run: (site) =>
    lookAtEach(
      site.pages,
      ({address}) => address,
      (page) => {
        const {looked, messages} = look(page, site);
        return {looked, found: messages.map((message) => ({message}))};
      },
    ),
});
