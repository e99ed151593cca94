import {type Intent, type Query, readQuery, type Want} from './expand';
import {
  headingId,
  type IndexFile,
  type PageEntry,
  pageKinds,
  pageTypes,
  type Posting,
  unpackPostings,
  unpackTerms,
} from './format';
import {splitWords, stem, stopWords} from './words';

/** Weights of a stem by where it stands. */
const weights = {title: 12, address: 9, folder: 2, heading: 4.5, body: [1, 2, 4]} as const;
/** Where the gain of more of the same flattens out. */
const saturation = 4;
/** How much more pages count that answer all of a question than those that answer part. */
const coveragePower = 2;
/** Pages that are looked at more closely; nobody reads on after so many. */
const maxPages = 60;
const typeFactor = {doc: 1, api: 0.62, changelog: 0.5} as const;

/** When a name alone is asked for: pages that lack it as a whole, that mention it, that define it. */
const wholeFactor = {none: 0.4, mentioned: 1, defined: 1.3} as const;

/** Kinds of page that suit a question. */
const intentFactor: Record<Intent, Partial<Record<string, number>>> = {
  explanation: {explanation: 1.8},
  task: {'how-to': 1.15, tutorial: 1.1, reference: 0.9},
};

export interface RankedHeading {
  level: number;
  text: string;
  id: string;
  score: number;
}

export interface RankedPage {
  number: number;
  entry: PageEntry;
  score: number;
  /** Share of the question's weight that the title answers. */
  titleShare: number;
  /** Best headings first. */
  headings: RankedHeading[];
}

interface Heading {
  level: number;
  text: string;
  id: string;
  stems: Set<string>;
  /** Words that are more than grammar. */
  size: number;
}

interface LoadedPage {
  entry: PageEntry;
  type: (typeof pageTypes)[number];
  titleStems: Set<string>;
  titleWords: number;
  compactTitle: string;
  compactPath: string;
  headings: Heading[];
}

/** Stems of a title, heading or address, with neighbours joined as well: "roll back" is found by `rollback`. */
function stemsIn(text: string): Set<string> {
  const {words, compounds} = splitWords(text);
  const stems = new Set([...words, ...compounds].map((word) => word.stem));
  words.forEach(({raw}, at) => {
    const next = words[at + 1];
    if (next && next.raw.length > 2 && !stopWords.has(raw) && !stopWords.has(next.raw))
      stems.add(stem(raw + next.raw));
  });
  return stems;
}

function wordCount(text: string): number {
  return splitWords(text).words.filter(({raw}) => !stopWords.has(raw)).length;
}

function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The index made ready for questions. */
export class SearchIndex {
  readonly file: IndexFile;
  private readonly pages: LoadedPage[];
  private readonly terms: string[];
  private readonly known: Set<string>;
  private readonly postings = new Map<string, readonly Posting[]>();
  /** Stem → pages with it in title or a heading. */
  private readonly fields = new Map<string, Map<number, number>>();
  private readonly idfs = new Map<string, number>();

  constructor(file: IndexFile) {
    this.file = file;
    const lists = unpackPostings(file.postings);
    unpackTerms(file.terms).forEach((term, number) => this.postings.set(term, lists[number] ?? []));
    this.pages = file.pages.map((entry, number) => this.load(entry, number));
    this.terms = [...new Set([...this.postings.keys(), ...this.fields.keys()])].sort();
    this.known = new Set(this.terms);
  }

  private load(entry: PageEntry, number: number): LoadedPage {
    const note = (stem: string, weight: number) => {
      const pages = this.fields.get(stem) ?? new Map<number, number>();
      pages.set(number, Math.max(pages.get(number) ?? 0, weight));
      this.fields.set(stem, pages);
    };
    const titleStems = stemsIn(entry.t);
    const headings = (entry.h ?? []).map(([level, text, id]) => ({
      level,
      text,
      id: id ?? headingId(text),
      stems: stemsIn(text),
      size: wordCount(text),
    }));
    for (const heading of headings) {
      for (const stem of heading.stems)
        note(stem, heading.level > 2 ? weights.heading * 0.85 : weights.heading);
    }
    // Addresses are in the words of those who look for a page: /evaluation/human_evaluation.
    const steps = entry.a.split('/').filter(Boolean);
    const isOperation = entry.o !== undefined;
    steps.forEach((step, at) => {
      const isLast = at === steps.length - 1;
      if (isOperation && !isLast) return;
      for (const stem of stemsIn(step)) note(stem, isLast ? weights.address : weights.folder);
    });
    for (const stem of titleStems) note(stem, weights.title);
    return {
      entry,
      type: pageTypes[entry.y ?? 0] ?? 'doc',
      titleStems,
      titleWords: wordCount(entry.t),
      compactTitle: compact(entry.t),
      compactPath: compact(entry.o ?? ''),
      headings,
    };
  }

  private idf(stem: string): number {
    let idf = this.idfs.get(stem);
    if (idf === undefined) {
      const pages = new Set(this.fields.get(stem)?.keys());
      for (const {page} of this.postings.get(stem) ?? []) pages.add(page);
      idf = Math.log(1 + (this.pages.length - pages.size + 0.5) / (pages.size + 0.5));
      this.idfs.set(stem, idf);
    }
    return idf;
  }

  /** Page → how well it answers one want, at most about its idf. */
  private answer(want: Want): Map<number, number> {
    const scores = new Map<number, number>();
    const raise = (page: number, score: number) => {
      if ((scores.get(page) ?? 0) < score) scores.set(page, score);
    };
    for (const [stem, likeness] of want.stems) {
      const unit = this.idfFor(want, stem) * likeness;
      const fields = this.fields.get(stem);
      const inBody = new Set<number>();
      for (const {page, impact} of this.postings.get(stem) ?? []) {
        const weight = (weights.body[impact] ?? 1) + (fields?.get(page) ?? 0);
        inBody.add(page);
        raise(page, (unit * weight) / (weight + saturation));
      }
      for (const [page, weight] of fields ?? []) {
        if (!inBody.has(page)) raise(page, (unit * weight) / (weight + saturation));
      }
    }
    return scores;
  }

  /** Weight of a want whether or not a page answers it; an unknown word weighs like a rare one, but less. */
  private weightOf(want: Want): number {
    if (want.stems.size === 0) return 1.5;
    return Math.max(
      ...[...want.stems].map(([stem, likeness]) => this.idfFor(want, stem) * likeness),
    );
  }

  private idfFor({exact}: Want, stem: string): number {
    return exact === undefined ? this.idf(stem) : Math.min(this.idf(stem), this.idf(exact));
  }

  /** Page → factor for the names of a query as a whole; undefined when the index knows none of them. */
  private wholes({isName, wants}: Query): Map<number, number> | undefined {
    const stems = wants.flatMap(({isWhole, exact}) => (isName && isWhole && exact ? exact : []));
    if (stems.length === 0) return undefined;
    const factors = new Map<number, number>();
    for (const stem of stems) {
      for (const {page, impact} of this.postings.get(stem) ?? []) {
        const factor = impact === 2 ? wholeFactor.defined : wholeFactor.mentioned;
        factors.set(page, Math.max(factors.get(page) ?? 0, factor));
      }
      for (const page of this.fields.get(stem)?.keys() ?? [])
        factors.set(page, wholeFactor.defined);
    }
    return factors;
  }

  /** Pages that answer a query, best first. */
  rank(text: string): {query: Query; pages: RankedPage[]} {
    const query = readQuery(text, this.terms, this.known);
    const sums = new Map<number, {score: number; answered: number}>();
    const wants = query.wants.map((want) => ({
      want,
      weight: this.weightOf(want),
      scores: this.answer(want),
    }));
    const total = wants.reduce((sum, {weight}) => sum + weight, 0);
    for (const {weight, scores} of wants) {
      for (const [page, score] of scores) {
        const sum = sums.get(page) ?? {score: 0, answered: 0};
        sum.score += score;
        sum.answered += weight;
        sums.set(page, sum);
      }
    }
    const wholes = this.wholes(query);
    const wholeOf = (page: number) => (wholes ? (wholes.get(page) ?? wholeFactor.none) : 1);
    const likeliest = [...sums]
      .map(([number, sum]) => ({
        number,
        sum,
        rough: sum.score * sum.answered ** coveragePower * wholeOf(number),
      }))
      .sort((a, b) => b.rough - a.rough)
      .slice(0, maxPages);
    const pages = likeliest.map(({number, sum: {score, answered}}): RankedPage => {
      const page = this.pages[number];
      if (!page) throw new Error(`The index names page ${number}, but holds ${this.pages.length}.`);
      const coverage = total > 0 ? answered / total : 0;
      const title = this.titleMatch(page, query, wants, total);
      const headings = this.rankHeadings(page, wants, total);
      const best = headings[0]?.score ?? 0;
      const raised = score * coverage ** coveragePower * (1 + 0.8 * title.bonus + 0.45 * best);
      return {
        number,
        entry: page.entry,
        score:
          raised * wholeOf(number) * this.typeWeight(page, query) +
          this.identity(page, query) * total,
        titleShare: title.share,
        headings,
      };
    });
    pages.sort((a, b) => b.score - a.score || a.number - b.number);
    return {
      query,
      pages: pages.filter(({score}, _, [first]) => score > (first?.score ?? 0) * 0.06),
    };
  }

  /** `share`: how much of the query the title answers; `bonus` also asks how much of the title was asked for. */
  private titleMatch(
    page: LoadedPage,
    query: Query,
    wants: readonly {want: Want; weight: number}[],
    total: number,
  ): {share: number; bonus: number} {
    let matched = 0;
    let words = 0;
    for (const {want, weight} of wants) {
      let best = 0;
      for (const [stem, likeness] of want.stems) {
        if (likeness > best && page.titleStems.has(stem)) best = likeness;
      }
      matched += weight * best;
      words += best;
    }
    const share = total > 0 ? matched / total : 0;
    const full = page.titleWords > 0 ? Math.min(1, words / page.titleWords) : 0;
    return {share, bonus: share * (0.5 + 0.5 * full)};
  }

  private rankHeadings(
    page: LoadedPage,
    wants: readonly {want: Want; weight: number}[],
    total: number,
  ): RankedHeading[] {
    const ranked: RankedHeading[] = [];
    for (const {level, text, id, stems, size} of page.headings) {
      let matched = 0;
      let words = 0;
      for (const {want, weight} of wants) {
        let best = 0;
        for (const [term, likeness] of want.stems) {
          if (likeness > best && stems.has(term)) best = likeness;
        }
        matched += weight * best;
        words += best;
      }
      // A heading that says what was asked and no more answers better than one that also says it.
      const full = Math.min(1, words / Math.max(1, size));
      if (matched > 0 && total > 0) {
        ranked.push({level, text, id, score: (matched / total) * (0.6 + 0.4 * full)});
      }
    }
    return ranked.sort((a, b) => b.score - a.score);
  }

  private typeWeight({type, entry}: LoadedPage, {isPath, text, intent}: Query): number {
    if (type !== 'api') {
      const kind = pageKinds[entry.k ?? 0];
      return typeFactor[type] * (intent && kind ? (intentFactor[intent][kind] ?? 1) : 1);
    }
    if (isPath) return 1.2;
    return /\b(api|endpoint|http|rest|curl)\b/i.test(text) ? 0.9 : typeFactor.api;
  }

  /** 1 for the page whose title or path is what was typed, less for a beginning of it. */
  private identity({compactTitle, compactPath, type}: LoadedPage, {text, isPath}: Query): number {
    const typed = compact(text);
    if (typed.length < 2) return 0;
    if (compactTitle === typed) return 1;
    if (isPath && compactPath) {
      const path = compactPath.replace(/^(get|post|put|patch|delete)/, '');
      if (compactPath === typed || path === typed) return 1;
      if (compactPath.startsWith(typed) || path.startsWith(typed)) return 0.6;
    }
    return type !== 'api' && compactTitle.startsWith(typed) ? 0.25 : 0;
  }
}
