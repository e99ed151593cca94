import {checkEach, type Check, type PageOutcome} from '../../../src/built-site/checks/check';
import type {SourcePage} from './page';

export type PageCheck = Check<readonly SourcePage[]>;
export type {PageOutcome};

/** A check that handles each source page on its own. */
export const perPage = (
  facts: Omit<PageCheck, 'run'>,
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
