import type {Query} from './expand';
import type {PageText} from './format';
import {bestPassage, chainOf, likenessOf} from './passages';
import type {Pattern} from './patterns';
import type {RankedHeading} from './headlines';
import {isTitled, type Place} from './places';
import type {RankedPage} from './rank';

/** What a hit shows, and where on the page it leads. */
export interface Content {
  text: string | null;
  anchor: string;
  headings: PageText['h'];
  isPassage: boolean;
}

/** A hit leads to a passage that matches this share of the query beyond what title and description match. */
const worthwhileGain = 0.25;

function headingsAbove(text: PageText, heading: number): PageText['h'] {
  return chainOf(text, heading).flatMap((number) => {
    const entry = text.h[number];
    return entry ? [entry] : [];
  });
}

function descriptionOf({entry}: RankedPage, text: PageText): Content {
  return {
    text: entry.o ? `${entry.o} · ${text.d}` : text.d,
    anchor: '',
    headings: [],
    isPassage: false,
  };
}

/** The page's description, or the passage that matches better. */
function pageContent(
  page: RankedPage,
  text: PageText,
  {literals}: Query,
  patterns: readonly Pattern[],
): Content {
  const title = page.entry.t.toLowerCase();
  const told = patterns.map((pattern) => likenessOf(title, pattern) > 0);
  const description = descriptionOf(page, text);
  const passage = bestPassage(text, patterns, literals, (pattern) => told[pattern] ?? false);
  if (!passage) return description;
  const [heading, content, anchor] = passage.block;
  if (isTitled(page) && passage.gain < worthwhileGain) return description;
  return {
    text: content,
    anchor: anchor ?? text.h[heading]?.[2] ?? '',
    headings: headingsAbove(text, heading),
    isPassage: heading >= 0 || anchor !== undefined,
  };
}

/** The heading, with the passage below it that matches best. */
function headingContent(
  {level, text: title, id}: RankedHeading,
  text: PageText,
  {literals}: Query,
  patterns: readonly Pattern[],
): Content {
  const number = text.h.findIndex(([, , other]) => other === id);
  const isBelow = (heading: number) => heading === number;
  const passage = bestPassage(text, patterns, literals, () => false, isBelow);
  const first = text.b.find(([heading]) => isBelow(heading));
  return {
    text: (passage?.block ?? first)?.[1] ?? null,
    anchor: id,
    headings: number < 0 ? [[level, title, id]] : headingsAbove(text, number),
    isPassage: false,
  };
}

/** Without the page's text, a hit shows titles and headings alone. */
export function contentOf(
  {page, heading}: Place,
  text: PageText | undefined,
  query: Query,
  patterns: readonly Pattern[],
): Content {
  if (!heading) {
    if (text) return pageContent(page, text, query, patterns);
    return {text: page.entry.o ?? null, anchor: '', headings: [], isPassage: false};
  }
  const {level, text: title, id} = heading;
  if (!text) return {text: null, anchor: id, headings: [[level, title, id]], isPassage: false};
  // When the page's own hit leads to this heading already, this one leads to the top of the page.
  if (isTitled(page) && pageContent(page, text, query, patterns).anchor === id)
    return {...descriptionOf(page, text), isPassage: true};
  return headingContent(heading, text, query, patterns);
}
