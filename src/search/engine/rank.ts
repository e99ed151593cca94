import {type Intent, type Query, readQuery} from './expand';
import {type PageEntry, pageKinds} from './format';
import {type HeadlineMatch, matchHeadline, rankHeadings, type RankedHeading} from './headlines';
import type {LoadedIndex, LoadedPage} from './loaded-index';
import {sumUp, weigh, type WeightedTerm, wholeNames} from './weigh';
import {compact} from './words';

/** Nobody reads on after so many pages. */
const maxPages = 60;
/** A page below this share of the best score is no result. */
const weakestShare = 0.06;
/** The higher, the more a page that matches the whole query beats those that match part of it. */
const matchAll = 1.4;
const typeFactor = {doc: 1, api: 0.62, changelog: 0.5} as const;

/** Kinds of page that suit a question. */
const intentFactor: Record<Intent, Partial<Record<string, number>>> = {
  explanation: {explanation: 1.8},
  task: {'how-to': 1.15, tutorial: 1.1, reference: 0.9},
};

export interface RankedPage {
  number: number;
  entry: PageEntry;
  score: number;
  title: HeadlineMatch;
  /** Best first. */
  headings: RankedHeading[];
}

export interface Ranking {
  query: Query;
  terms: readonly WeightedTerm[];
  /** Best first. */
  pages: RankedPage[];
}

function typeWeight({type, entry}: LoadedPage, query: Query): number {
  if (type === 'api') {
    if (query.isPath) return 1.2;
    return query.isAboutApi ? 1.1 : typeFactor.api;
  }
  const kind = pageKinds[entry.k ?? 0];
  const suits = query.intent && kind ? (intentFactor[query.intent][kind] ?? 1) : 1;
  return typeFactor[type] * suits;
}

/** 1 if the query is the page's title or path, less if the path begins with it. */
function identity(page: LoadedPage, typed: string, isPath: boolean): number {
  const {compactTitle, compactPath} = page;
  if (compactTitle === typed) return 1;
  if (isPath && compactPath) {
    const path = compactPath.replace(/^(get|post|put|patch|delete)/, '');
    // Servers answer under /api, which the paths of operations leave out.
    const names = [typed, typed.replace(/^api/, '')].filter(Boolean);
    if (names.some((name) => compactPath === name || path === name)) return 1;
    if (names.some((name) => compactPath.startsWith(name) || path.startsWith(name))) return 0.6;
  }
  return 0;
}

/** Pages that match a query, best first. */
export function rank(index: LoadedIndex, text: string): Ranking {
  const query = readQuery(text, index);
  const terms = weigh(index, query.terms);
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  const sums = sumUp(index, terms);
  const names = wholeNames(index, query);
  const typed = compact(query.text);
  const pages = index.pages
    .flatMap((page, number): RankedPage | [] => {
      const sum = sums.score[number] ?? 0;
      if (sum === 0) return [];
      const coverage = total > 0 ? (sums.matched[number] ?? 0) / total : 0;
      const title = matchHeadline(page.title, terms, total);
      const headings = rankHeadings(page.headings, terms, total);
      const words =
        sum * coverage ** matchAll * (1 + 0.8 * title.score + 0.3 * (headings[0]?.score ?? 0));
      return {
        number,
        entry: page.entry,
        score:
          words * (names[number] ?? 1) * typeWeight(page, query) +
          identity(page, typed, query.isPath) * total,
        title,
        headings,
      };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, maxPages);
  const weakest = (pages[0]?.score ?? 0) * weakestShare;
  return {query, terms, pages: pages.filter(({score}) => score > weakest)};
}
