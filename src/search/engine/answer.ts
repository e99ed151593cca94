import {closestFirst} from './closest';
import {type Content, contentOf} from './content';
import {pageKinds, type PageText} from './format';
import type {QueryTerm} from './expand';
import {highlight, snippet} from './highlight';
import type {LoadedIndex} from './loaded-index';
import {matchesFacets, type Place, placesOf} from './places';
import {rank} from './rank';
import type {Hit, SearchRequest, SearchResult} from './request';

/** How much of a page's text an answer needs: `now` it waits for it, `later` it does not, and of most pages the description suffices. */
export type Need = 'now' | 'later' | 'description';

/** Loads a page's text; undefined if it does not arrive in time. */
export type TextOf = (page: number, need: Need) => Promise<PageText | undefined>;

/** Number of pages whose texts are fetched. Hits on further pages show titles, headings and descriptions. */
const maxTexts = 7;
/** Number of pages whose texts the first answer to several words waits for, unless they are weak. */
const firstTexts = 2;

/** Share of the best score below which a hit is weak. */
const strongShare = 0.7;

/** The maximum number of words of a snippet, by attribute. */
function sizesOf({attributesToSnippet = []}: SearchRequest): Map<string, number> {
  const sizes = attributesToSnippet.map((attribute) => attribute.split(':'));
  return new Map(sizes.map(([name = '', size]) => [name, Number(size) || 10]));
}

function toHit(
  index: LoadedIndex,
  {page: {entry}}: Place,
  content: Content,
  terms: readonly QueryTerm[],
  sizes: ReadonlyMap<string, number>,
): Hit {
  const titles = [index.file.sections[entry.s] ?? '', entry.t];
  for (const [level, text] of content.headings) titles[level] = text;
  const hierarchy = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, titles[level] ?? null]),
  ) as Hit['hierarchy'];
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
  for (const [name, text] of Object.entries(hierarchy) as ['lvl0', string | null][]) {
    if (text === null) continue;
    hit._highlightResult.hierarchy[name] = {value: highlight(text, terms)};
    const size = sizes.get(`hierarchy.${name}`);
    if (size) hit._snippetResult.hierarchy[name] = {value: snippet(text, terms, size)};
  }
  const size = sizes.get('content');
  if (content.text !== null && size) hit._snippetResult.content = {value: snippet(content.text, terms, size)};
  return hit;
}

/** Answers one query in the hosted service's format. */
export async function answer(
  index: LoadedIndex,
  request: SearchRequest,
  textOf: TextOf,
): Promise<SearchResult> {
  const hitsPerPage = Math.min(100, Math.max(1, request.hitsPerPage ?? 20));
  const page = Math.max(0, request.page ?? 0);
  const {terms, pages: ranked} = rank(index, request.query ?? '');
  const pages = ranked.filter((one) => matchesFacets(index, one, request.facetFilters));
  const weak = (pages[0]?.score ?? 0) * strongShare;
  // Words of a query can stand together or apart; a single one cannot.
  const best = pages.slice(0, terms.length > 1 ? firstTexts : 1).filter(({score}) => score >= weak);
  const bestTexts = await Promise.all(best.map(({number}) => textOf(number, 'now')));
  const places = placesOf(closestFirst(pages, bestTexts, terms));
  const shown = places.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const texts = new Map(best.map(({number}, at) => [number, Promise.resolve(bestTexts[at])] as const));
  for (const {number} of shown.map((place) => place.page)) {
    if (!texts.has(number))
      texts.set(number, textOf(number, texts.size < maxTexts ? 'later' : 'description'));
  }
  const sizes = sizesOf(request);
  const loadHit = async (place: Place): Promise<Hit | []> => {
    const content = contentOf(place, await texts.get(place.page.number), terms);
    if (!content) return [];
    const hit = toHit(index, place, content, terms, sizes);
    return place.page.score < weak ? {...hit, isWeak: true} : hit;
  };
  const hits = (await Promise.all(shown.map(loadHit))).flat();
  const nbHits = places.length - (shown.length - hits.length);
  return {hits, nbHits, nbPages: Math.ceil(places.length / hitsPerPage)};
}
