import {headingId, type IndexFile, type PageEntry, pageTypes, eachPosting, unpackTerms} from './format';
import {compact, joint, splitWords, stopWords} from './tokenizer';

/** Weight of a stem by the field that contains it. */
const fieldWeights = {title: 12, address: 12, heading: 4.5, deepHeading: 3.8};
/** Weight of a stem by how much a page's text says about it (see `impactLevels`). */
const bodyWeights = [0.4, 2, 6] as const;
/** A word on at most this many pages says more about each of them than one mention elsewhere: it counts as if they used it often. */
const rareLimit = 3;
/** A page whose text only mentions an identifier gives it less than this weight; one with it in a heading or as a subject, more. */
export const definingWeight = 3;

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

/** For each page that has a stem, the weight of the best field with it plus that of what the text says about it. */
export type PageWeights = ReadonlyMap<number, number>;

/** The index file, unpacked into an inverted index in memory. */
export interface LoadedIndex {
  file: IndexFile;
  pages: LoadedPage[];
  /** In alphabetical order. */
  stems: ReadonlyMap<string, PageWeights>;
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

export function loadIndex(file: IndexFile): LoadedIndex {
  const stems = new Map<string, Map<number, number>>();
  const weightsOf = (stem: string) => {
    const weights = stems.get(stem) ?? new Map<number, number>();
    stems.set(stem, weights);
    return weights;
  };
  const addField = (text: string, page: number, weight: number): Headline => {
    const headline = headlineOf(text);
    for (const stem of headline.stems) {
      const weights = weightsOf(stem);
      weights.set(page, Math.max(weight, weights.get(page) ?? 0));
    }
    return headline;
  };
  const pages = file.pages.map((entry, page): LoadedPage => {
    const last = entry.a.split('/').pop() ?? '';
    addField(last, page, fieldWeights.address);
    return {
      entry,
      type: pageTypes[entry.y ?? 0] ?? 'doc',
      title: addField(entry.t, page, fieldWeights.title),
      headings: entry.h.map(([level, text, id = headingId(text)]) => ({
        ...addField(text, page, level > 2 ? fieldWeights.deepHeading : fieldWeights.heading),
        level,
        text,
        id,
      })),
      compactTitle: compact(entry.t),
      compactPath: compact(entry.o ?? ''),
      id: splitWords(last)
        .words.map(({stem}) => stem)
        .join(' '),
    };
  });
  const lists = file.postings.split(' ');
  unpackTerms(file.terms).forEach((stem, at) => {
    const weights = weightsOf(stem);
    const postings: [page: number, impact: number][] = [];
    eachPosting(lists[at] ?? '', (page, impact) => postings.push([page, impact]));
    const least = postings.length <= rareLimit ? bodyWeights[1] : 0;
    for (const [page, impact] of postings)
      weights.set(page, (weights.get(page) ?? 0) + Math.max(least, bodyWeights[impact] ?? 0));
  });
  return {file, pages, stems: new Map([...stems].sort(([a], [b]) => (a < b ? -1 : 1)))};
}
