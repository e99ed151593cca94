import {lookAtEach, type Check, type Look} from '../../../src/built-site/checks/check';
import type {SourcePage} from './page';

export type PageCheck = Check<readonly SourcePage[]>;
export type {Look};

/** A check of the pages as they are written that looks at every page on its own. */
export const perPage = (
  facts: Omit<PageCheck, 'run'>,
  look: (page: SourcePage, pages: readonly SourcePage[]) => Look,
): PageCheck => ({
  ...facts,
  run: (pages) =>
    lookAtEach(
      pages,
      ({file}) => file,
      (page) => look(page, pages),
    ),
});
