import {headingId, type IndexFile, type PageEntry, pageTypes, unpackTerms} from './format';
import {compact, joint, splitWords, stopWords} from './words';

/** Weights of a stem by where it stands, titles and addresses apart from text. */
const fieldWeights = {title: 12, address: 9, folder: 2, heading: 4.5, deepHeading: 3.8};

export interface Heading {
  level: number;
  text: string;
  id: string;
  /** Words that are more than grammar. */
  size: number;
}

export interface LoadedPage {
  entry: PageEntry;
  type: (typeof pageTypes)[number];
  titleWords: number;
  compactTitle: string;
  compactPath: string;
  /** Its headings are those of the index from `firstHeading` up to, not including, `endHeading`. */
  firstHeading: number;
  endHeading: number;
}

/** Where a stem stands. */
export class StemEntry {
  /** Packed pages whose text has it (see `eachPosting`). */
  postings = '';
  /** Pages with it in title, address or a heading, each followed by the weight of the best of these places. */
  readonly fields: number[] = [];
  readonly titles: number[] = [];
  readonly headings: number[] = [];
  /** Kept here once it was worked out. */
  idf: number | undefined;
}

interface Stems {
  stems: Set<string>;
  /** Words that are more than grammar. */
  size: number;
}

/** Stems of a title, heading or address, with neighbours joined as well: "roll back" is found by `rollback`. */
function stemsIn(text: string): Stems {
  const {words, compounds} = splitWords(text);
  const stems = new Set<string>();
  let size = 0;
  words.forEach(({raw, stem}, at) => {
    stems.add(stem);
    if (stopWords.has(raw)) return;
    size += 1;
    const next = words[at + 1];
    if (next && next.raw.length > 2 && !stopWords.has(next.raw)) stems.add(joint + raw + next.stem);
  });
  for (const {stem} of compounds) stems.add(stem);
  return {stems, size};
}

/** Two sorted lists as one. */
function merge(a: readonly string[], b: readonly string[]): string[] {
  const merged: string[] = [];
  let at = 0;
  for (const term of a) {
    for (let next = b[at]; next !== undefined && next < term; next = b[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(term);
  }
  return merged.concat(b.slice(at));
}

/** The index made ready for questions: for each stem the places it stands in. */
export class LoadedIndex {
  readonly pages: LoadedPage[];
  readonly headings: Heading[] = [];
  /** In order of the alphabet. */
  readonly stems: readonly string[];
  private readonly byStem = new Map<string, StemEntry>();

  constructor(readonly file: IndexFile) {
    const lists = file.postings.split(' ');
    const stems = unpackTerms(file.terms);
    stems.forEach((stem, number) => {
      this.entryFor(stem).postings = lists[number] ?? '';
    });
    this.pages = file.pages.map((entry, number) => this.load(entry, number));
    // What only titles, addresses and headings hold came last.
    this.stems = merge(stems, [...this.byStem.keys()].slice(stems.length).sort());
  }

  has(stem: string): boolean {
    return this.byStem.has(stem);
  }

  find(stem: string): StemEntry | undefined {
    return this.byStem.get(stem);
  }

  private entryFor(stem: string): StemEntry {
    let entry = this.byStem.get(stem);
    if (!entry) {
      entry = new StemEntry();
      this.byStem.set(stem, entry);
    }
    return entry;
  }

  /** Notes a stem of one of a page's fields. Pages come one after the other, so a page's own entry is the last one. */
  private note(stem: string, page: number, weight: number): StemEntry {
    const entry = this.entryFor(stem);
    const {fields} = entry;
    if (fields.at(-2) !== page) fields.push(page, weight);
    else if ((fields.at(-1) ?? 0) < weight) fields[fields.length - 1] = weight;
    return entry;
  }

  private load(entry: PageEntry, page: number): LoadedPage {
    const firstHeading = this.headings.length;
    for (const [level, text, id] of entry.h ?? []) {
      const {stems, size} = stemsIn(text);
      const weight = level > 2 ? fieldWeights.deepHeading : fieldWeights.heading;
      for (const stem of stems) this.note(stem, page, weight).headings.push(this.headings.length);
      this.headings.push({level, text, id: id ?? headingId(text), size});
    }
    // Addresses are in the words of those who look for a page: /evaluation/human_evaluation.
    const steps = entry.a.split('/').filter(Boolean);
    const isOperation = entry.o !== undefined;
    steps.forEach((step, at) => {
      const isLast = at === steps.length - 1;
      if (isOperation && !isLast) return;
      const weight = isLast ? fieldWeights.address : fieldWeights.folder;
      for (const stem of stemsIn(step).stems) this.note(stem, page, weight);
    });
    const title = stemsIn(entry.t);
    for (const stem of title.stems) this.note(stem, page, fieldWeights.title).titles.push(page);
    return {
      entry,
      type: pageTypes[entry.y ?? 0] ?? 'doc',
      titleWords: title.size,
      compactTitle: compact(entry.t),
      compactPath: compact(entry.o ?? ''),
      firstHeading,
      endHeading: this.headings.length,
    };
  }
}
