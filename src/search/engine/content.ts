import {anchorOf, type PageText} from './format';
import type {RankedHeading} from './headlines';
import {bestPassage, type Block, headingsAbove, quotes, shareInPassage} from './passages';
import {isTitled, type Place} from './places';
import type {RankedPage} from './rank';
import type {WeightedTerm} from './weigh';

/** What a hit shows, and where on the page it links to. */
export interface Content {
  text: string | null;
  anchor: string;
  headings: PageText['h'];
  isPassage: boolean;
}

/** Share of the query that a page's second passage must match. */
const minSecondShare = 0.4;

/** Stands for a text that did not arrive in time: the page's hits then only show titles and headings. */
const noText: PageText = {d: '', h: [], b: []};

function descriptionOf({entry}: RankedPage, {d}: PageText): Content {
  const text = [entry.o, d].filter(Boolean).join(' · ') || null;
  return {text, anchor: '', headings: [], isPassage: false};
}

/** The passage that matches best, or the page's description if passage and headings add nothing to what the title says about the query. */
function pageContent(page: RankedPage, text: PageText, terms: readonly WeightedTerm[]): Content {
  const passage = bestPassage(text, terms);
  if (!passage) return descriptionOf(page, text);
  const isTop = isTitled(page) && page.title.share >= shareInPassage(passage, text, terms, page.entry.t);
  return isTop ? descriptionOf(page, text) : passageContent(passage, text);
}

function passageContent(block: Block, text: PageText): Content {
  const [heading, content] = block;
  const anchor = anchorOf(block);
  return {
    text: content,
    anchor: anchor ?? text.h[heading]?.[2] ?? '',
    headings: headingsAbove(text.h, heading),
    isPassage: heading >= 0 || anchor !== undefined,
  };
}

/** The heading, with the best-matching passage directly below it, or the page's description if it has none. */
function headingContent(
  {level, text: title, id}: RankedHeading,
  text: PageText,
  terms: readonly WeightedTerm[],
): Content {
  const number = text.h.findIndex(([, , other]) => other === id);
  return {
    text: bestPassage(text, terms, (heading) => heading === number)?.[1] ?? (text.d || null),
    anchor: id,
    headings: number < 0 ? [[level, title, id]] : headingsAbove(text.h, number),
    isPassage: false,
  };
}

/** The best passage outside the section that the page's own hit links to; none if it matches too little of the query. */
function secondContent(
  page: RankedPage,
  text: PageText,
  terms: readonly WeightedTerm[],
): Content | undefined {
  const own = pageContent(page, text, terms).headings.at(-1)?.[2];
  const isOther = (heading: number) => heading >= 0 && text.h[heading]?.[2] !== own;
  const passage = bestPassage(text, terms, isOther);
  if (!passage) return undefined;
  const isWeak = shareInPassage(passage, text, terms) < minSecondShare;
  return isWeak ? undefined : passageContent(passage, text);
}

/** What a place shows; undefined if there is no second passage. */
export function contentOf(
  {page, heading, above, isSecond}: Place,
  text: PageText = noText,
  terms: readonly WeightedTerm[],
): Content | undefined {
  if (isSecond) return secondContent(page, text, terms);
  const isAbove = (anchor: string) => above.some(({id}) => id === anchor);
  if (!heading) {
    const own = pageContent(page, text, terms);
    return isAbove(own.anchor) ? descriptionOf(page, text) : own;
  }
  if (!isAbove(heading.id)) {
    // If the page's own hit already links to this heading, this one links to the top of the page.
    if (pageContent(page, text, terms).anchor === heading.id) return descriptionOf(page, text);
  } else if (above[0]?.id === heading.id) {
    // A heading may share a name with an error message that was pasted; the row of the message is what was asked for.
    const passage = bestPassage(text, terms);
    if (passage && quotes(passage, terms)) return passageContent(passage, text);
  }
  return headingContent(heading, text, terms);
}
