import {headingId, type IndexFile, type PageEntry, pageTypes, unpackTerms} from './format';
import {compact, joint, splitWords, stopWords} from './words';

/** Weights of a stem by the field that has it. */
const fieldWeights = {title: 12, address: 9, heading: 4.5, deepHeading: 3.8};

export interface Heading {
  level: number;
  text: string;
  id: string;
  /** Number of words that are no stop words. */
  size: number;
}

export interface LoadedPage {
  entry: PageEntry;
  type: (typeof pageTypes)[number];
  titleWords: number;
  compactTitle: string;
  compactPath: string;
  /** Range of its headings in the index's list; the end is exclusive. */
  firstHeading: number;
  endHeading: number;
}

/** Where the index has a stem. */
export class StemEntry {
  /** Packed list of the pages whose text has it (see `eachPosting`). */
  postings = '';
  /** Pages with it in title, address or a heading, with the weight of the best field. */
  readonly fields = new Map<number, number>();
  readonly titles: number[] = [];
  readonly headings: number[] = [];
  /** Inverse document frequency, once computed. */
  idf: number | undefined;
}

interface Stems {
  stems: Set<string>;
  /** Number of words that are no stop words. */
  size: number;
}

/** Stems of a title, heading or address, neighbours joined as well, so that `rollback` matches "roll back". */
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

/** The index as an inverted index in memory. */
export class LoadedIndex {
  readonly pages: LoadedPage[];
  readonly headings: Heading[] = [];
  /** In alphabetical order. */
  readonly stems: readonly string[];
  private readonly byStem = new Map<string, StemEntry>();

  constructor(readonly file: IndexFile) {
    const lists = file.postings.split(' ');
    const stems = unpackTerms(file.terms);
    stems.forEach((stem, number) => {
      this.entryFor(stem).postings = lists[number] ?? '';
    });
    this.pages = file.pages.map((entry, number) => this.load(entry, number));
    // Stems of titles, addresses and headings alone were added last.
    const others = [...this.byStem.keys()].slice(stems.length).sort();
    this.stems = [...stems, ...others].sort();
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

  private addField(stem: string, page: number, weight: number): StemEntry {
    const entry = this.entryFor(stem);
    if ((entry.fields.get(page) ?? 0) < weight) entry.fields.set(page, weight);
    return entry;
  }

  private load(entry: PageEntry, page: number): LoadedPage {
    const firstHeading = this.headings.length;
    for (const [level, text, id] of entry.h ?? []) {
      const {stems, size} = stemsIn(text);
      const weight = level > 2 ? fieldWeights.deepHeading : fieldWeights.heading;
      for (const stem of stems)
        this.addField(stem, page, weight).headings.push(this.headings.length);
      this.headings.push({level, text, id: id ?? headingId(text), size});
    }
    const name = entry.a.split('/').pop() ?? '';
    for (const stem of stemsIn(name).stems) this.addField(stem, page, fieldWeights.address);
    const title = stemsIn(entry.t);
    for (const stem of title.stems) this.addField(stem, page, fieldWeights.title).titles.push(page);
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
