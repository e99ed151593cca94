import type {PageText} from './format';
import type {RankedHeading} from './headlines';
import {bestPassage, chainOf} from './passages';
import {isTitled, type Place} from './places';
import type {RankedPage} from './rank';
import type {WeightedTerm} from './weigh';

/** What a hit shows, and where on the page it leads. */
export interface Content {
  text: string | null;
  anchor: string;
  headings: PageText['h'];
  isPassage: boolean;
}

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

/** The passage that matches best, or the page's description where the title says more than any heading. */
function pageContent(page: RankedPage, text: PageText, terms: readonly WeightedTerm[]): Content {
  const [best] = page.headings;
  const isTop = isTitled(page) && page.title.score > (best?.score ?? 0);
  const passage = isTop ? undefined : bestPassage(text, terms);
  if (!passage) return descriptionOf(page, text);
  const [heading, content, anchor] = passage;
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
  terms: readonly WeightedTerm[],
): Content {
  const number = text.h.findIndex(([, , other]) => other === id);
  return {
    text: bestPassage(text, terms, number)?.[1] ?? null,
    anchor: id,
    headings: number < 0 ? [[level, title, id]] : headingsAbove(text, number),
    isPassage: false,
  };
}

/** Without the page's text, a hit shows titles and headings alone. */
export function contentOf(
  {page, heading}: Place,
  text: PageText | undefined,
  terms: readonly WeightedTerm[],
): Content {
  if (!heading) {
    if (text) return pageContent(page, text, terms);
    return {text: page.entry.o ?? null, anchor: '', headings: [], isPassage: false};
  }
  const {level, text: title, id} = heading;
  if (!text) return {text: null, anchor: id, headings: [[level, title, id]], isPassage: false};
  // When the page's own hit leads to this heading already, this one leads to the top of the page.
  if (isTitled(page) && pageContent(page, text, terms).anchor === id)
    return {...descriptionOf(page, text), isPassage: true};
  return headingContent(heading, text, terms);
}
