import {bestBlock, excerpt, type Pattern, patternsOf} from './blocks';
import type {Query} from './expand';
import type {PageText} from './format';
import {highlight, type Marks, matchesIn, type Matcher, snippet} from './highlight';
import {isHeadedBy, isNamedIn} from './identifiers';
import type {RankedPage, SearchIndex} from './rank';
import type {Hit, SearchRequest, SearchResult} from './request';

/** Fetches what a page says; undefined when it could not be had in time: its hits then show headings only. */
export type TextOf = (page: number) => Promise<PageText | undefined>;

/** A place on a page that answers a query. */
interface Place {
  page: RankedPage;
  /** The page as a whole, one of its headings, or the block that answers best. */
  what: {is: 'page'} | {is: 'heading'; text: string; id: string; level: number};
}

/** Best page first, each with as many of its headings as deserve a line of their own. */
const headingsPerPage = [2, 1, 1] as const;
const headingShare = 0.55;
const titleShareOfPageHit = 0.45;
/** The texts of more pages are not fetched for one answer: their hits show titles alone. */
const maxTexts = 12;

function matchesFacets(
  index: SearchIndex,
  page: RankedPage,
  filters: SearchRequest['facetFilters'],
): boolean {
  const {language, tags} = index.file;
  const tag = tags[page.entry.g ?? 0] ?? 'default';
  const facets: Record<string, string[]> = {
    language: [language],
    docusaurus_tag: [tag],
    version: [tag === 'default' ? tag : (tag.split('-').at(-1) ?? tag)],
  };
  const holds = (filter: string) => {
    const colon = filter.indexOf(':');
    return (facets[filter.slice(0, colon)] ?? []).includes(filter.slice(colon + 1));
  };
  return (filters ?? []).every((filter) =>
    Array.isArray(filter) ? filter.some(holds) : holds(filter),
  );
}

/** A hit weaker than this share of the best one never stands above a stronger one of another section. */
const strongShare = 0.5;

/**
 * The modal lists hits section by section, so a section's weak hits would push down the next section's strong ones.
 * The first page of answers therefore holds the strong hits, then weak ones only of the last section shown or of
 * further ones; the other weak ones wait on the pages after it.
 */
function paginate(places: readonly Place[], size: number): Place[][] {
  const limit = (places[0]?.page.score ?? 0) * strongShare;
  const first = places.filter(({page}) => page.score >= limit).slice(0, size);
  const sections = [...new Set(first.map(({page}) => page.entry.s))];
  const rest: Place[] = [];
  for (const place of places) {
    if (first.includes(place)) continue;
    const number = sections.indexOf(place.page.entry.s);
    if (first.length < size && (number < 0 || number === sections.length - 1)) {
      first.push(place);
      if (number < 0) sections.push(place.page.entry.s);
    } else rest.push(place);
  }
  const pages = first.length > 0 ? [first] : [];
  for (let at = 0; at < rest.length; at += size) pages.push(rest.slice(at, at + size));
  return pages;
}

function placesOf(pages: readonly RankedPage[], {identifiers, isName}: Query): Place[] {
  return pages.flatMap((page, rank) => {
    const most = headingsPerPage[rank] ?? 0;
    const headings = page.headings
      .filter(({score, text}) => {
        // A heading with parts of a name says little about it.
        return score >= headingShare && (!isName || isHeadedBy(text.toLowerCase(), identifiers));
      })
      .slice(0, most)
      .map((heading): Place => ({page, what: {is: 'heading', ...heading}}));
    // A heading that answers while the title does not leads to the place itself.
    const [first] = headings;
    if (first && page.titleShare < titleShareOfPageHit) return headings;
    return [{page, what: {is: 'page'}} as Place, ...headings];
  });
}

interface Content {
  text: string | null;
  anchor: string;
  headings: PageText['h'];
  isBlock: boolean;
}

/** Headings above a place, outermost first. */
function headingsAbove(text: PageText, heading: number): PageText['h'] {
  const above: PageText['h'] = [];
  for (let at = heading, level = 7; at >= 0; at -= 1) {
    const entry = text.h[at];
    if (entry && entry[0] < level) {
      above.unshift(entry);
      level = entry[0];
    }
  }
  return above;
}

function contentOf(
  {page, what}: Place,
  text: PageText | undefined,
  {wants: matcher, identifiers}: Query,
  patterns: readonly Pattern[],
): Content {
  if (what.is === 'heading') {
    const own: PageText['h'][number] = [what.level, what.text, what.id];
    if (!text) return {text: null, anchor: what.id, headings: [own], isBlock: false};
    const number = text.h.findIndex(([, , id]) => id === what.id);
    const block = bestBlock(text, patterns, identifiers, ([heading]) => heading === number);
    const first = text.b.find(([heading]) => heading === number);
    return {
      text: (block ?? first)?.[1] ?? null,
      anchor: what.id,
      headings: number < 0 ? [own] : headingsAbove(text, number),
      isBlock: false,
    };
  }
  if (!text) return {text: page.entry.o ?? null, anchor: '', headings: [], isBlock: false};
  // The title tells enough; what stands under it is the description, or the passage that was asked for.
  const inDescription = matchesIn(text.d, matcher).size;
  const isAnswered = page.titleShare >= titleShareOfPageHit || inDescription >= matcher.length;
  const isPageNamed = isNamedIn(page.entry.t.toLowerCase(), identifiers);
  const mayStandElsewhere = identifiers.length > 0 && !isPageNamed;
  const block =
    !isAnswered || mayStandElsewhere
      ? bestBlock(text, patterns, identifiers, () => true)
      : undefined;
  // A name is answered where it stands as a whole, unless the page is named after it.
  if (isAnswered && !(block && isNamedIn(block[1].toLowerCase(), identifiers))) {
    const operation = page.entry.o ? `${page.entry.o} · ` : '';
    return {text: operation + text.d, anchor: '', headings: [], isBlock: false};
  }
  if (!block) return {text: text.d, anchor: '', headings: [], isBlock: false};
  const [heading, content, anchor] = block;
  return {
    text: content,
    anchor: anchor ?? text.h[heading]?.[2] ?? '',
    headings: headingsAbove(text, heading),
    isBlock: heading >= 0 || anchor !== undefined,
  };
}

function snippetSizes(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', size = '10'] = attribute.split(':');
      return [name, Number(size) || 10];
    }),
  );
}

function toHit(
  index: SearchIndex,
  place: Place,
  content: Content,
  matcher: Matcher,
  patterns: readonly Pattern[],
  request: SearchRequest,
): Hit {
  const {entry} = place.page;
  const hierarchy: Hit['hierarchy'] = {
    lvl0: index.file.sections[entry.s] ?? '',
    lvl1: entry.t,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const [level, text] of content.headings) hierarchy[`lvl${level}` as 'lvl2'] = text;
  const deepest = content.headings.at(-1)?.[0];
  const type: Hit['type'] = content.isBlock
    ? 'content'
    : deepest
      ? (`lvl${deepest}` as Hit['type'])
      : 'lvl1';
  const url = content.anchor ? `${entry.a}#${content.anchor}` : entry.a;
  const text = content.text === null ? null : excerpt(content.text, patterns);
  const hit: Hit = {
    objectID: url,
    url,
    type,
    hierarchy,
    content: text,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  };
  decorate(hit, matcher, request);
  return hit;
}

/** Adds what matched where, marked whole and cut to size. */
function decorate(hit: Hit, matcher: Matcher, request: SearchRequest): void {
  const marks: Marks = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
  };
  const sizes = snippetSizes(request.attributesToSnippet);
  const ellipsis = request.snippetEllipsisText ?? '…';
  const whole = (value: string) => ({...highlight(value, matcher, marks), fullyHighlighted: false});
  for (const [level, value] of Object.entries(hit.hierarchy) as ['lvl0', string | null][]) {
    if (value === null) continue;
    hit._highlightResult.hierarchy[level] = whole(value);
    const size = sizes.get(`hierarchy.${level}`);
    if (size) hit._snippetResult.hierarchy[level] = snippet(value, matcher, marks, size, ellipsis);
  }
  if (hit.content === null) return;
  hit._highlightResult.content = whole(hit.content);
  const size = sizes.get('content');
  if (size) hit._snippetResult.content = snippet(hit.content, matcher, marks, size, ellipsis);
}

/** Answers one query as the hosted service would. */
export async function answer(
  index: SearchIndex,
  request: SearchRequest,
  textOf: TextOf,
  now: () => number,
): Promise<SearchResult> {
  const started = now();
  const hitsPerPage = Math.min(100, Math.max(1, request.hitsPerPage ?? 20));
  const page = Math.max(0, request.page ?? 0);
  const text = request.query ?? '';
  const {query, pages} = index.rank(text);
  const places = placesOf(
    pages.filter((ranked) => matchesFacets(index, ranked, request.facetFilters)),
    query,
  );
  const answerPages = paginate(places, hitsPerPage);
  const shown = answerPages[page] ?? [];
  let waited = now();
  const wanted = [...new Set(shown.map((place) => place.page.number))].slice(0, maxTexts);
  const texts = new Map(
    await Promise.all(wanted.map(async (number) => [number, await textOf(number)] as const)),
  );
  waited = now() - waited;
  const {wants} = query;
  const patterns = patternsOf(wants);
  const hits = shown.map((place) =>
    toHit(
      index,
      place,
      contentOf(place, texts.get(place.page.number), query, patterns),
      wants,
      patterns,
      request,
    ),
  );
  return {
    hits,
    nbHits: places.length,
    page,
    nbPages: answerPages.length,
    hitsPerPage,
    exhaustiveNbHits: true,
    query: text,
    params: '',
    index: request.indexName,
    processingTimeMS: Math.max(1, Math.round(now() - started - waited)),
  };
}
