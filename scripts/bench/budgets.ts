import {withoutImagesAndFonts, type Weight} from './weigh';

const KB = 1024;

export interface Budget {
  name: string;
  limit: number;
  of: (weight: Weight) => number;
}

/**
 * Pages whose own text is the weight: every built-in evaluator with its form, the whole client of the SDK, and the like. They may cost
 * more by what their text adds to the script and to the HTML.
 */
const longPages: Record<string, number> = {
  '/evaluation/automatic_evaluation': 16 * KB,
};

const allowance = (address: string): number => longPages[address] ?? 0;

/** Bytes after gzip that a first visit may cost. */
export const budgets: Budget[] = [
  {name: 'JavaScript', limit: 150 * KB, of: ({script}) => script},
  {name: 'CSS', limit: 16 * KB, of: ({stylesheet}) => stylesheet},
  {name: 'fonts', limit: 90 * KB, of: ({font}) => font},
  {name: 'all but images and fonts', limit: 190 * KB, of: withoutImagesAndFonts},
];

/** Bytes of one page's HTML after gzip. */
export const htmlLimit = (address: string): number =>
  address.startsWith('/reference/api/') ? 30 * KB : 23 * KB;

/** Scripts that the next page costs. */
export const stepLimit = 20 * KB;

const show = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** One line for each budget that a visit exceeds. */
export function exceeded(address: string, weight: Weight): string[] {
  return budgets
    .filter(({limit, of}) => of(weight) > limit + allowance(address))
    .map(
      ({name, limit, of}) =>
        `${address}: ${show(of(weight))} of ${name}, the budget is ${show(limit + allowance(address))}. Mend: see "npm run bench".`,
    );
}

export function describe(address: string, weight: Weight): string {
  return `${address}: ${budgets.map(({name, of}) => `${name} ${show(of(weight))}`).join(', ')}, HTML ${show(weight.document)}`;
}
