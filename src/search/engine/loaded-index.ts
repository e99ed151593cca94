import {headingId, type IndexFile, type PageEntry, pageTypes, unpackTerms} from './format';
import {compact, joint, splitWords, stopWords} from './tokenizer';

/** Weight of a stem by the field that contains it. */
const fieldWeights = {title: 12, address: 12, heading: 4.5, deepHeading: 3.8};

/** A title, heading or address. */
export interface Headline {
  stems: ReadonlySet<string>;
  /** Number of distinct words, without stop words. */
  size: number;
}

export interface Heading extends Headline {
  level: number;
  text: string;
  id: string;
}

export interface LoadedPage {
  entry: PageEntry;
  type: (typeof pageTypes)[number];
  title: Headline;
  headings: Heading[];
  compactTitle: string;
  compactPath: string;
  /** Stems of the last part of the address, which is an operation's id: `create-evaluation`. */
  id: string;
}

/** Where a stem occurs. */
export interface StemEntry {
  /** Packed list of the pages whose text contains it (see `eachPosting`). */
  postings: string;
  /** Pages that have it in the title, address or a heading, with the weight of the best of these fields. */
  fields: Map<number, number>;
}

/** The stems of a title, heading or address. Adjacent words are also joined, so that `rollback` matches "roll back". */
export function headlineOf(text: string): Headline {
  const {words, compounds} = splitWords(text);
  const stems = new Set<string>();
  const counted = new Set<string>();
  words.forEach(({raw, stem}, at) => {
    stems.add(stem);
    if (stopWords.has(raw)) return;
    counted.add(stem);
    const next = words[at + 1];
    if (next && next.raw.length > 2 && !stopWords.has(next.raw)) stems.add(joint + raw + next.stem);
  });
  for (const {stem} of compounds) stems.add(stem);
  return {stems, size: counted.size};
}

/** The index file, unpacked into an inverted index in memory. */
export class LoadedIndex {
  readonly pages: LoadedPage[];
  /** In alphabetical order. */
  readonly stems: ReadonlyMap<string, StemEntry>;
  private readonly byStem = new Map<string, StemEntry>();

  constructor(readonly file: IndexFile) {
    const lists = file.postings.split(' ');
    unpackTerms(file.terms).forEach((stem, number) => {
      this.byStem.set(stem, {postings: lists[number] ?? '', fields: new Map()});
    });
    this.pages = file.pages.map((entry, number) => this.load(entry, number));
    this.stems = new Map([...this.byStem].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private addField({stems}: Headline, page: number, weight: number): void {
    for (const stem of stems) {
      const entry = this.byStem.get(stem) ?? {postings: '', fields: new Map<number, number>()};
      this.byStem.set(stem, entry);
      entry.fields.set(page, Math.max(weight, entry.fields.get(page) ?? 0));
    }
  }

  private load(entry: PageEntry, page: number): LoadedPage {
    // What follows a colon explains the title and counts as a heading does.
    const [main = '', rest = ''] = entry.t.split(': ');
    const title = headlineOf(main);
    const headings = (entry.h ?? []).map(([level, text, id = headingId(text)]) => ({
      ...headlineOf(text),
      level,
      text,
      id,
    }));
    this.addField(title, page, fieldWeights.title);
    this.addField(headlineOf(rest), page, fieldWeights.heading);
    const last = entry.a.split('/').pop() ?? '';
    this.addField(headlineOf(last), page, fieldWeights.address);
    for (const heading of headings)
      this.addField(
        heading,
        page,
        heading.level > 2 ? fieldWeights.deepHeading : fieldWeights.heading,
      );
    return {
      entry,
      type: pageTypes[entry.y ?? 0] ?? 'doc',
      title,
      headings,
      compactTitle: compact(entry.t),
      compactPath: compact(entry.o ?? ''),
      id: splitWords(last)
        .words.map(({stem}) => stem)
        .join(' '),
    };
  }
}
