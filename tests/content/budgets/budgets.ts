import {gzipped, withoutImagesAndFonts, type Weight} from '../../../scripts/bench/weigh';

const KB = 1024;

interface Budget {
  name: string;
  limit: number;
  of: (weight: Weight) => number;
}

/** Extra bytes for single pages: this one lists every built-in evaluator with its settings. */
const longPages: Record<string, number> = {'/evaluation/automatic_evaluation': 10 * KB};

/** Bytes after gzip that a first visit may cost. */
const budgets: Budget[] = [
  {name: 'JavaScript', limit: 155 * KB, of: ({script}) => script},
  {name: 'CSS', limit: 18 * KB, of: ({stylesheet}) => stylesheet},
  {name: 'fonts', limit: 90 * KB, of: ({font}) => font},
  {name: 'all but images and fonts', limit: 195 * KB, of: withoutImagesAndFonts},
];

/** Bytes of HTML after gzip: the median of all docs pages, and the maximum of an API page. */
export const htmlLimits = {median: 12.8 * KB, api: 30 * KB};

/**
 * Limits for every page: for its frame (head, navbar, sidebar, table of contents, footer) and for the markup of its article, relative to
 * its text. A page above the median is then one with a long text.
 */
export const frameLimit = 7.2 * KB;
export const articleLimit = (text: number): number => 1.6 * KB + 1.9 * text;

/** Bytes after gzip of a page's HTML, of the HTML without its article, of the article, and of the article's text. */
export function htmlParts(markup: string): Record<'page' | 'frame' | 'article' | 'text', number> {
  const article = /<article[\s\S]*<\/article>/.exec(markup)?.[0] ?? '';
  return {
    page: gzipped(markup),
    frame: gzipped(markup.replace(article, '')),
    article: gzipped(article),
    text: gzipped(article.replace(/<[^>]+>/g, ' ')),
  };
}

/** Bytes of any one image. An unoptimized screenshot has ten times as many. */
const imageLimit = 150 * KB;

/** One line for each image, by path, that exceeds its budget. */
export const heavyImages = (sizes: ReadonlyMap<string, number>): string[] =>
  [...sizes]
    .filter(([, bytes]) => bytes > imageLimit)
    .map(
      ([file, bytes]) =>
        `${file}: ${formatKb(bytes)}, the budget of an image is ${formatKb(imageLimit)}. Fix: draw it as a diagram, or make it smaller.`,
    );

/** Bytes that a navigation to the next page may load. */
export const stepLimit = 20 * KB;

export const formatKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** One line for each budget that a visit exceeds. */
export function exceeded(address: string, weight: Weight): string[] {
  return budgets
    .filter(({limit, of}) => of(weight) > limit + (longPages[address] ?? 0))
    .map(
      ({name, limit, of}) =>
        `${address}: ${formatKb(of(weight))} of ${name}, the budget is ${formatKb(limit + (longPages[address] ?? 0))}. Fix: see "npm run bench".`,
    );
}

export function summary(address: string, weight: Weight): string {
  return `${address}: ${budgets.map(({name, of}) => `${name} ${formatKb(of(weight))}`).join(', ')}, HTML ${formatKb(weight.document)}`;
}
