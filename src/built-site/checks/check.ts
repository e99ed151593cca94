import type {BuiltSite} from './site';

/** One thing wrong on one page. The message names what was found and the fix. */
export interface Defect {
  page: string;
  message: string;
}

export interface Outcome {
  /** How many things were looked at: a check that looked at too few has found nothing out. */
  looked: number;
  defects: Defect[];
}

export interface Check {
  name: string;
  /** What is counted, in the plural: "internal links". */
  unit: string;
  /** Fewest that a whole build of this site must hold. */
  floor: number;
  run: (site: BuiltSite) => Outcome;
}

export const show = ({page, message}: Defect): string => `${page}: ${message}`;

/** A check that looks at every page on its own: `look` tells how much it saw and what is wrong. */
export function perPage(
  facts: Omit<Check, 'run'>,
  look: (page: BuiltSite['pages'][number], site: BuiltSite) => {looked: number; messages: string[]},
): Check {
  return {
    ...facts,
    run: (site) => {
      const outcome: Outcome = {looked: 0, defects: []};
      for (const page of site.pages) {
        const {looked, messages} = look(page, site);
        outcome.looked += looked;
        outcome.defects.push(...messages.map((message) => ({page: page.address, message})));
      }
      return outcome;
    },
  };
}
