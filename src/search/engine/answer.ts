import {type Content, contentOf} from './content';
import {pageKinds, type PageText} from './format';
import {highlight, type Marks, type Matcher, snippet} from './highlight';
import type {LoadedIndex} from './loaded-index';
import {matchesFacets, type Place, placesOf} from './places';
import {rank} from './rank';
import type {Hit, SearchRequest, SearchResult} from './request';

/** A page's text; undefined when it did not come in time. What `isLater` is not worth the wait for the first answer. */
export type TextOf = (page: number, isLater: boolean) => Promise<PageText | undefined>;

/** The texts of further pages are not fetched: their hits show titles and headings alone. */
const maxTexts = 8;
/** The first answer has the texts of so many hits, unless they are weak. */
const firstTexts = 3;

/** A hit is weak below this share of the best score. */
const strongShare = 0.5;

/** How the texts of hits are to be marked and cut. */
interface Style {
  marks: Marks;
  /** Most words of a snippet, by attribute. */
  sizes: ReadonlyMap<string, number>;
  ellipsis: string;
}

function styleOf(request: SearchRequest): Style {
  const sizes = (request.attributesToSnippet ?? []).map((attribute) => {
    const [name = '', size = '10'] = attribute.split(':');
    return [name, Number(size) || 10] as const;
  });
  return {
    marks: {pre: request.highlightPreTag ?? '<em>', post: request.highlightPostTag ?? '</em>'},
    sizes: new Map(sizes),
    ellipsis: request.snippetEllipsisText ?? '…',
  };
}

function toHit(
  index: LoadedIndex,
  place: Place,
  content: Content,
  matcher: Matcher,
  style: Style,
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
  const level = content.headings.at(-1)?.[0] ?? 1;
  const url = content.anchor ? `${entry.a}#${content.anchor}` : entry.a;
  const pageKind = pageKinds[entry.k ?? 0];
  const hit: Hit = {
    objectID: url,
    url,
    type: content.isPassage ? 'content' : (`lvl${level}` as Hit['type']),
    hierarchy,
    content: content.text,
    ...(pageKind && {pageKind}),
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  };
  decorate(hit, matcher, style);
  return hit;
}

/** Adds the texts with what matched in them marked, whole and as snippets. */
function decorate(hit: Hit, matcher: Matcher, {marks, sizes, ellipsis}: Style): void {
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
  index: LoadedIndex,
  request: SearchRequest,
  textOf: TextOf,
): Promise<SearchResult> {
  const started = performance.now();
  const hitsPerPage = Math.min(100, Math.max(1, request.hitsPerPage ?? 20));
  const page = Math.max(0, request.page ?? 0);
  const text = request.query ?? '';
  const {terms, pages} = rank(index, text);
  const places = placesOf(
    pages.filter((ranked) => matchesFacets(index, ranked, request.facetFilters)),
  );
  const shown = places.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const weak = (places[0]?.page.score ?? 0) * strongShare;
  let waited = performance.now();
  const numbers = [...new Set(shown.map((place) => place.page.number))].slice(0, maxTexts);
  const texts = new Map(
    await Promise.all(
      numbers.map(async (number) => {
        const place = shown.findIndex(({page: {number: other}}) => other === number);
        const isLater = place >= firstTexts || (shown[place]?.page.score ?? 0) < weak;
        return [number, await textOf(number, isLater)] as const;
      }),
    ),
  );
  waited = performance.now() - waited;
  const style = styleOf(request);
  const hits = shown.map((place) => {
    const content = contentOf(place, texts.get(place.page.number), terms);
    const hit = toHit(index, place, content, terms, style);
    return place.page.score < weak ? {...hit, isWeak: true as const} : hit;
  });
  return {
    hits,
    nbHits: places.length,
    page,
    nbPages: Math.ceil(places.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: text,
    params: '',
    index: request.indexName,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started - waited)),
  };
}
