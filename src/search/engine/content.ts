import type {Query} from './expand';
import type {PageText} from './format';
import {isNamedIn} from './identifiers';
import {answersText, bestPassage, chainOf, describes} from './passages';
import type {Pattern} from './patterns';
import {type Place, titleShareOfPageHit} from './places';

/** What a hit shows and leads to. */
export interface Content {
  text: string | null;
  anchor: string;
  headings: PageText['h'];
  /** A passage rather than a heading or the page. */
  isPassage: boolean;
}

/** A passage has to answer this share of a query beyond what title and description do, to be led to. */
const worthwhileGain = 0.25;

function headingsAbove(text: PageText, heading: number): PageText['h'] {
  return chainOf(text, heading).flatMap((number) => {
    const entry = text.h[number];
    return entry ? [entry] : [];
  });
}

export function contentOf(
  {page, what}: Place,
  text: PageText | undefined,
  {identifiers}: Query,
  patterns: readonly Pattern[],
): Content {
  if (what.is === 'heading') {
    const own: PageText['h'][number] = [what.level, what.text, what.id];
    if (!text) return {text: null, anchor: what.id, headings: [own], isPassage: false};
    const number = text.h.findIndex(([, , id]) => id === what.id);
    const passage = bestPassage(
      text,
      patterns,
      identifiers,
      () => false,
      (heading) => heading === number,
    );
    const first = text.b.find(([heading]) => heading === number);
    return {
      text: (passage?.block ?? first)?.[1] ?? null,
      anchor: what.id,
      headings: number < 0 ? [own] : headingsAbove(text, number),
      isPassage: false,
    };
  }
  const {t: title, o: operation} = page.entry;
  if (!text) return {text: operation ?? null, anchor: '', headings: [], isPassage: false};
  const description = {
    text: operation ? `${operation} · ${text.d}` : text.d,
    anchor: '',
    headings: [],
    isPassage: false,
  };
  // The title tells enough; what stands under it is the description, or the passage that was asked for.
  const lowerTitle = title.toLowerCase();
  const isPageNamed = isNamedIn(lowerTitle, identifiers);
  const mayStandElsewhere = identifiers.length > 0 && !isPageNamed;
  const isTitled = page.titleShare >= titleShareOfPageHit;
  const told = patterns.map(
    (pattern) => answersText(lowerTitle, pattern) || (isTitled && describes(text, pattern)),
  );
  if (told.every(Boolean) && !mayStandElsewhere) return description;
  const passage = bestPassage(text, patterns, identifiers, (pattern) => told[pattern] ?? false);
  if (!passage) return description;
  const [heading, content, anchor] = passage.block;
  // A name is answered where it stands as a whole, unless the page is named after it.
  const isNamed = mayStandElsewhere && isNamedIn(content.toLowerCase(), identifiers);
  if (!isNamed && (isTitled || isPageNamed) && passage.gain < worthwhileGain) return description;
  return {
    text: content,
    anchor: anchor ?? text.h[heading]?.[2] ?? '',
    headings: headingsAbove(text, heading),
    isPassage: heading >= 0 || anchor !== undefined,
  };
}
