import {checkEach, type Check, type PageOutcome} from '../../../src/built-site/checks/check';
import type {SourcePage} from './page';

export type PageCheck = Check<readonly SourcePage[]>;
export type {PageOutcome};

type Facts = Omit<PageCheck, 'run'>;

/** A check that handles each source page on its own. */
export const perPage = (
  facts: Facts,
  check: (page: SourcePage, pages: readonly SourcePage[]) => PageOutcome,
): PageCheck => ({
  ...facts,
  run: (pages) =>
    checkEach(
      pages,
      ({file}) => file,
      (page) => check(page, pages),
    ),
});

/** A check that looks at items of each source page, one after another; an empty string means no problem. */
export const perItem = <Item extends {line: number}>(
  facts: Facts,
  itemsOf: (page: SourcePage) => readonly Item[],
  problems: (item: Item, page: SourcePage, pages: readonly SourcePage[]) => string | readonly string[],
): PageCheck =>
  perPage(facts, (page, pages) => {
    const items = itemsOf(page);
    const found = items.flatMap((item) =>
      [problems(item, page, pages)]
        .flat()
        .filter(Boolean)
        .map((message) => ({line: item.line, message})),
    );
    return {checked: items.length, found};
  });
