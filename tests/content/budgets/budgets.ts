import {gzipped, withoutImagesAndFonts, type Weight} from '../../../scripts/bench/weigh';

const KB = 1024;

export interface Budget {
  name: string;
  limit: number;
  of: (weight: Weight) => number;
}

/** One page is a catalogue of every built-in evaluator with its settings: its words alone take it past the bound for scripts. */
const longPages: Record<string, number> = {'/evaluation/automatic_evaluation': 10 * KB};

/** Bytes after gzip that a first visit may cost. */
export const budgets: Budget[] = [
  {name: 'JavaScript', limit: 155 * KB, of: ({script}) => script},
  {name: 'CSS', limit: 18 * KB, of: ({stylesheet}) => stylesheet},
  {name: 'fonts', limit: 90 * KB, of: ({font}) => font},
  {name: 'all but images and fonts', limit: 195 * KB, of: withoutImagesAndFonts},
];

/** Bytes of the HTML of the page that stands in the middle of all, and of any page of the API. */
export const htmlLimits = {median: 12.5 * KB, api: 30 * KB};

/**
 * What keeps every other page from growing: its frame (head, navbar, sidebar, contents, footer) has a bound of its own, and its article
 * must not cost more than its own words call for. A page above 12 KB is then one whose text is long.
 */
export const frameLimit = 7.2 * KB;
export const articleLimit = (text: number): number => 1.6 * KB + 1.9 * text;

/** Bytes of a page's HTML after gzip: whole, without its article, its article, and the words of that alone. */
export function htmlParts(markup: string): Record<'page' | 'frame' | 'article' | 'text', number> {
  const article = /<article[\s\S]*<\/article>/.exec(markup)?.[0] ?? '';
  return {
    page: gzipped(markup),
    frame: gzipped(markup.replace(article, '')),
    article: gzipped(article),
    text: gzipped(article.replace(/<[^>]+>/g, ' ')),
  };
}

/** Scripts that the next page costs. */
export const stepLimit = 20 * KB;

const show = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** One line for each budget that a visit exceeds. */
export function exceeded(address: string, weight: Weight): string[] {
  return budgets
    .filter(({limit, of}) => of(weight) > limit + (longPages[address] ?? 0))
    .map(
      ({name, limit, of}) =>
        `${address}: ${show(of(weight))} of ${name}, the budget is ${show(limit + (longPages[address] ?? 0))}. Fix: see "npm run bench".`,
    );
}

export function describe(address: string, weight: Weight): string {
  return `${address}: ${budgets.map(({name, of}) => `${name} ${show(of(weight))}`).join(', ')}, HTML ${show(weight.document)}`;
}
