import {createHash} from 'node:crypto';
import {
  errorAnchor,
  headingId,
  type IndexFile,
  messageAnchor,
  packPostings,
  packTerms,
  type PageEntry,
  type PageText,
  pageKinds,
  pageTypes,
  phraseSeparator,
  type Posting,
} from '../engine/format';
import {splitWords, stopWords} from '../engine/tokenizer';
import {asGuide, type IndexablePage, rankedType, type SearchRecord} from './record';

/** Sections that link to other pages, whose titles are not what this page is about. */
const signposts = new Set(['Related', 'Next', 'Where to act on it']);

/** Number of times a page's text must use a stem for it to be a subject of the page. */
const oftenThreshold = 4;

/**
 * An identifier that is only mentioned is left out of the index if one of its parts is on at most this many pages, because that part finds
 * it, or if it only occurs in code.
 */
const rareThreshold = 8;

/** A text that this many pages share, such as the shape of an error, is no passage to link to, and a heading that they share no subject. */
const boilerplateThreshold = 8;

/** In characters. The rest of a program is in the index, but not in the page's text. */
const maxCodeLength = 300;

/** Identifiers by stem: the stems of their parts, and whether they occur anywhere but in code. */
type Identifiers = Map<string, {parts: string[]; isInProse: boolean}>;

/** The stems of the words of a text and of its identifiers, which are also added to `identifiers`. */
function stemsOf(text: string, identifiers: Identifiers = new Map(), isInProse = true): string[] {
  const {words, compounds} = splitWords(text);
  for (const {stem, start, end} of compounds) {
    const inside = words.filter((word) => word.start >= start && word.end <= end);
    identifiers.set(stem, {
      parts: inside.map((word) => word.stem),
      isInProse: isInProse || (identifiers.get(stem)?.isInProse ?? false),
    });
  }
  const meaningful = words.filter(({raw}) => !stopWords.has(raw));
  return [...meaningful, ...compounds].map(({stem}) => stem);
}

/** The stems of an error message, without those of names such as `app_id`, which are defined elsewhere. */
function stemsOfMessage(message: string): string[] {
  return stemsOf(message.replace(/\S*_\S*/g, ' '));
}

/** The stems of what a row or item defines: its first word and that word's parts, or the path after an HTTP method as a whole. */
function definedBy(content: string): string[] {
  const [, path] = /^(?:GET|POST|PUT|PATCH|DELETE)[ ·]+(\S+)/.exec(content) ?? [];
  if (path === undefined) return stemsOf(content.split(' ')[0] ?? '');
  const {words, compounds} = splitWords(path);
  return (words.length > 1 ? compounds : words).map(({stem}) => stem);
}

/**
 * How often each stem occurs in the page's text, with code counting less. Stems in the description and the keywords, and those of what the
 * page defines or explains, say what the page is about and weigh `Infinity`.
 */
function weigh(
  records: readonly SearchRecord[],
  isApi: boolean,
  identifiers: Identifiers,
): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (stems: readonly string[], weight = Infinity) => {
    for (const stem of stems) weights.set(stem, weight + (weights.get(stem) ?? 0));
  };
  let above = '';
  for (const {kind, content, operation, keywords, url} of records) {
    if (kind === 'heading') {
      above = url;
      add(stemsOf(keywords ?? ''), 1);
    }
    if (kind === 'page') add(stemsOf([content, operation, keywords].filter(Boolean).join(' . ')));
    if (kind === 'page' || !content) continue;
    // Only the name of an API property counts; its description is much the same on ninety pages.
    const text = kind === 'property' ? (content.split(' ')[0] ?? '') : content;
    const step = kind === 'code' || kind === 'property' ? 0.5 : isApi ? 0.8 : 1;
    add(stemsOf(text, identifiers, kind !== 'code'), step);
    if (isApi) {
      if (kind === 'code') add(stemsOfMessage(content));
      continue;
    }
    const [first = ''] = content.split(' · ', 1);
    // An item with an anchor of its own defines what it begins with; a row about an error explains it.
    if (url.includes(`#${errorAnchor}`)) add(stemsOfMessage(first));
    else if (kind === 'text' && url !== above && url.includes('#')) add(definedBy(content));
  }
  return weights;
}

/** Number of API pages and changelog entries up to which their mentions of a word are left out, if a guide has it. */
const mentionLimit = 25;

/**
 * Leaves out operations and changelog entries that only mention a stem, if a guide has it too, because the guide ranks above them anyway.
 * Words that very many of them use stay, so that they do not seem rare.
 */
function withoutMentions(list: readonly Posting[], isGuide: (page: number) => boolean): readonly Posting[] {
  const guides = list.filter(({page}) => isGuide(page));
  if (guides.length === 0 || list.length - guides.length > mentionLimit) return list;
  return list.filter(({page, impact}) => impact === 2 || isGuide(page));
}

const impactOf = (weight: number) => (weight === Infinity ? 2 : weight >= oftenThreshold ? 1 : 0);

const tagOf = ([first]: readonly SearchRecord[]): string => first?.docusaurus_tag ?? 'default';

function pageEntry(
  page: IndexablePage,
  records: readonly SearchRecord[],
  commonHeadings: ReadonlySet<string>,
  {sections, tags}: Pick<IndexFile, 'sections' | 'tags'>,
): PageEntry {
  // JSON leaves out what is undefined.
  return {
    t: page.title,
    a: page.address,
    s: sections.indexOf(page.section),
    y: pageTypes.indexOf(rankedType(page) as 'doc') || undefined,
    k: pageKinds.indexOf(page.kind.toLowerCase() as '') || undefined,
    g: tags.indexOf(tagOf(page.records)) || undefined,
    o: records[0]?.operation,
    h: headings(records).flatMap(([level, text, id]) => {
      if (commonHeadings.has(text)) return [];
      return [headingId(text) === id ? [level, text] : [level, text, id]];
    }),
  };
}

function headings(records: readonly SearchRecord[]): PageText['h'] {
  return records
    .filter(({kind}) => kind === 'heading')
    .map(({type, hierarchy, url, keywords}) => {
      const level = Number(type.slice(3));
      const heading = [level, hierarchy[type as 'lvl2'] ?? '', url.split('#')[1] ?? ''] as const;
      return keywords === undefined ? [...heading] : [...heading, meaningfulWords(keywords)];
    });
}

/** Phrases without stop words. */
function meaningfulWords(phrases: string): string {
  const isMeaningful = (word: string) => !stopWords.has(word.toLowerCase());
  return phrases
    .split(phraseSeparator)
    .map((phrase) => phrase.split(/\s+/).filter(isMeaningful).join(' '))
    .filter(Boolean)
    .join(phraseSeparator);
}

function pageText(records: readonly SearchRecord[]): PageText {
  const text: PageText = {d: records[0]?.content ?? '', h: headings(records), b: []};
  let heading = -1;
  for (const {kind, content, url} of records.slice(1)) {
    if (kind === 'heading') heading += 1;
    else if (content) {
      const shown = kind === 'code' ? content.slice(0, maxCodeLength) : content;
      const anchor = url.split('#')[1];
      const above = text.h[heading]?.[2] ?? '';
      const own = anchor === messageAnchor(shown) ? 0 : anchor;
      text.b.push(anchor && anchor !== above ? [heading, shown, own] : [heading, shown]);
    }
  }
  return text;
}

/** The texts that many pages share. */
function shared(texts: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of texts.flatMap((own) => [...new Set(own)])) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= boilerplateThreshold).map(([text]) => text));
}

/** Builds the index of the embedded search from the built pages, and their texts, in the order of `index.pages`. */
export function buildIndex(allPages: readonly IndexablePage[]): {index: IndexFile; texts: PageText[]} {
  const order: IndexablePage['type'][] = ['doc', 'changelog', 'api'];
  const pages = allPages.map(asGuide).sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const contents = ({kind, content}: SearchRecord) => (kind === 'page' ? [] : (content ?? []));
  const commonTexts = shared(pages.map(({records}) => records.flatMap(contents)));
  const commonHeadings = shared(pages.map(({records}) => headings(records).map(([, one]) => one)));
  const sections = [...new Set(pages.map(({section}) => section))];
  const tags = [...new Set(pages.map(({records}) => tagOf(records)))];
  const entries: PageEntry[] = [];
  const texts: PageText[] = [];
  const postings = new Map<string, Posting[]>();
  const identifiers: Identifiers = new Map();
  pages.forEach((page, number) => {
    const records = page.records.filter(
      ({hierarchy, kind, content}) =>
        !signposts.has(hierarchy.lvl2 ?? '') && (kind !== 'code' || !commonTexts.has(content ?? '')),
    );
    entries.push(pageEntry(page, records, commonHeadings, {sections, tags}));
    texts.push(pageText(records.filter(({content}) => content === null || !commonTexts.has(content))));
    const isReference = page.kind.toLowerCase() === 'reference';
    for (const [stem, weight] of weigh(records, page.type === 'api', identifiers)) {
      // Only once, in a sample.
      if (weight < 1 && page.type === 'doc' && !isReference) continue;
      const list = postings.get(stem) ?? [];
      list.push({page: number, impact: impactOf(weight)});
      postings.set(stem, list);
    }
  });
  const isRare = (stem: string) => (postings.get(stem)?.length ?? Infinity) <= rareThreshold;
  const isKept = ([term, list]: [string, Posting[]]) => {
    const {parts, isInProse} = identifiers.get(term) ?? {parts: [], isInProse: true};
    return list.some(({impact}) => impact > 0) || (isInProse && !parts.some(isRare));
  };
  const kept = [...postings].filter(isKept).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    index: {
      texts: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10),
      language: pages[0]?.records[0]?.language ?? 'en',
      sections,
      tags,
      pages: entries,
      terms: packTerms(kept.map(([term]) => term)),
      postings: packPostings(
        kept.map(([, list]) => withoutMentions(list, (page) => pages[page]?.type === 'doc')),
      ),
    },
    texts,
  };
}
