import type {PageText} from './format';
import type {RankedHeading} from './headlines';
import {bestPassage, type Block, parentOf, quotes} from './passages';
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

/** Stands for a text that did not arrive in time: the page's hits then only show titles and headings. */
const noText: PageText = {d: '', h: [], b: []};

/** The heading with this index and its ancestors, outermost first. */
function headingsAbove(h: PageText['h'], heading: number): PageText['h'] {
  const entry = h[heading];
  return entry ? [...headingsAbove(h, parentOf(h, heading)), entry] : [];
}

function descriptionOf({entry}: RankedPage, {d}: PageText): Content {
  const text = [entry.o, d].filter(Boolean).join(' · ') || null;
  return {text, anchor: '', headings: [], isPassage: false};
}

/** The passage that matches best, or the page's description if the title matches better than any heading. */
function pageContent(page: RankedPage, text: PageText, terms: readonly WeightedTerm[]): Content {
  const [best] = page.headings;
  const isTop = isTitled(page) && page.title.score > (best?.score ?? 0);
  const passage = isTop ? undefined : bestPassage(text, terms);
  return passage ? passageContent(passage, text) : descriptionOf(page, text);
}

function passageContent([heading, content, anchor]: Block, text: PageText): Content {
  return {
    text: content,
    anchor: anchor ?? text.h[heading]?.[2] ?? '',
    headings: headingsAbove(text.h, heading),
    isPassage: heading >= 0 || anchor !== undefined,
  };
}

/** The heading, with the best-matching passage directly below it. */
function headingContent(
  {level, text: title, id}: RankedHeading,
  text: PageText,
  terms: readonly WeightedTerm[],
): Content {
  const number = text.h.findIndex(([, , other]) => other === id);
  return {
    text: bestPassage(text, terms, number)?.[1] ?? null,
    anchor: id,
    headings: number < 0 ? [[level, title, id]] : headingsAbove(text.h, number),
    isPassage: false,
  };
}

export function contentOf(
  {page, heading}: Place,
  text: PageText = noText,
  terms: readonly WeightedTerm[],
): Content {
  if (!heading) return pageContent(page, text, terms);
  // If the page's own hit already links to this heading, this one links to the top of the page.
  if (isTitled(page)) {
    if (pageContent(page, text, terms).anchor === heading.id)
      return {...descriptionOf(page, text), isPassage: true};
  } else if (page.headings[0]?.id === heading.id) {
    // A heading may share a name with an error message that was pasted; the row of the message is what was asked for.
    const passage = bestPassage(text, terms);
    if (passage && quotes(text, passage, terms)) return passageContent(passage, text);
  }
  return headingContent(heading, text, terms);
}
