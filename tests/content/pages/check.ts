import type {SourcePage} from './page';

/** One thing wrong in one place of one page. The message ends with the fix. */
export interface Defect {
  file: string;
  line: number;
  message: string;
}

export interface Outcome {
  looked: number;
  defects: Defect[];
}

export interface Check {
  name: string;
  /** What is counted, in the plural. */
  unit: string;
  /** Fewest that the whole site must hold. */
  floor: number;
  run: (pages: readonly SourcePage[]) => Outcome;
}

export const show = ({file, line, message}: Defect): string => `${file}:${line} ${message}`;

/** What a look at one page found: how much it saw, and what is wrong on which line. */
export interface Look {
  looked: number;
  found: {line: number; message: string}[];
}

/** A check that looks at every page on its own. */
export function perPage(
  facts: Omit<Check, 'run'>,
  look: (page: SourcePage, pages: readonly SourcePage[]) => Look,
): Check {
  return {
    ...facts,
    run: (pages) => {
      const outcome: Outcome = {looked: 0, defects: []};
      for (const page of pages) {
        const {looked, found} = look(page, pages);
        outcome.looked += looked;
        outcome.defects.push(...found.map((one) => ({file: page.file, ...one})));
      }
      return outcome;
    },
  };
}
