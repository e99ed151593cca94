import {type Query, readQuery} from './expand';
import {type PageEntry, pageKinds} from './format';
import {type HeadlineMatch, matchHeadline, rankHeadings, type RankedHeading} from './headlines';
import type {LoadedIndex, LoadedPage} from './loaded-index';
import {weigh, type WeightedTerm, weightOf, identifierFactors} from './weigh';
import {compact} from './tokenizer';

/** Nobody reads further than this many pages. */
const maxPages = 60;
/** Share of the best score below which a page is no result. */
const minShare = 0.04;
const typeFactor = {doc: 1, api: 0.62, changelog: 0.5} as const;

/** Factors for explanations: for questions that ask for one, and for single words. */
const explanationFactors = {what: 1.8, subject: 1.25};
/** Factor for operations if the query is a single word: it names a subject, and operations only say how to change it. */
const subjectOperationFactor = 0.4;

export interface RankedPage {
  number: number;
  entry: PageEntry;
  score: number;
  title: HeadlineMatch;
  /** Best first. */
  headings: RankedHeading[];
}

interface Ranking {
  terms: readonly WeightedTerm[];
  /** Best first. */
  pages: RankedPage[];
}

function typeWeight({type, entry}: LoadedPage, query: Query): number {
  if (type === 'api') {
    if (query.isPath) return 1.2;
    if (query.isAboutApi) return 1.1;
    return query.isSubject ? subjectOperationFactor : typeFactor.api;
  }
  if (type === 'changelog' && query.isAboutChanges) return 1;
  if (pageKinds[entry.k ?? 0] !== 'explanation') return typeFactor[type];
  if (query.isWhat) return explanationFactors.what;
  return query.isSubject ? explanationFactors.subject : 1;
}

/** Whether the query is the page's title or path, or the id of its operation. */
function isNamed(
  {id, compactTitle, compactPath}: LoadedPage,
  {isAboutApi, isPath, operation}: Query,
  typed: string,
): boolean {
  if (compactTitle === typed || (isAboutApi && compactPath && id === operation)) return true;
  const path = compactPath.replace(/^(get|post|put|patch|delete)/, '');
  // Servers answer under /api, which the indexed paths leave out.
  const names = [typed, typed.replace(/^(get|post|put|patch|delete)?api/, '$1')];
  return isPath && path !== '' && names.some((name) => name === compactPath || name === path);
}

/** Pages that match a query, best first. */
export function rank(index: LoadedIndex, text: string): Ranking {
  const query = readQuery(text, index.stems);
  const terms = weigh(index, query.terms);
  const total = weightOf(terms);
  const names = identifierFactors(index, query);
  const typed = compact(query.text);
  const pages = index.pages
    .flatMap((page, number): RankedPage | [] => {
      const matching = terms.filter(({scores}) => scores[number]);
      if (matching.length === 0) return [];
      const sum = matching.reduce((before, {scores}) => before + (scores[number] ?? 0), 0);
      const coverage = weightOf(matching) / total;
      const title = matchHeadline(page.title, terms);
      const headings = rankHeadings(page.headings, terms);
      const words = sum * coverage * (1 + 0.8 * title.score + 0.5 * (headings[0]?.score ?? 0));
      return {
        number,
        entry: page.entry,
        score:
          words * (names[number] ?? 1) * typeWeight(page, query) + (isNamed(page, query, typed) ? total : 0),
        title,
        headings,
      };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, maxPages);
  const minScore = (pages[0]?.score ?? 0) * minShare;
  return {terms, pages: pages.filter(({score}) => score > minScore)};
}
