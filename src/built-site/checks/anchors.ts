import {perPage} from './check';
import {references} from './references';
import type {BuiltPage} from './site';

const idSets = new WeakMap<BuiltPage, ReadonlySet<string>>();

/** The ids of a page, as a set that is built once per page. */
function idsOf(page: BuiltPage): ReadonlySet<string> {
  const known = idSets.get(page) ?? new Set(page.ids);
  idSets.set(page, known);
  return known;
}

/** The id that shares most words with the fragment; of two words, one may be a prefix of the other. */
function nearest(fragment: string, ids: ReadonlySet<string>): string {
  const alike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
  const words = fragment.split('-');
  const score = (id: string) => {
    const parts = id.split('-');
    return (
      words.filter((word) => parts.some((part) => part && word && alike(word, part))).length /
      parts.length
    );
  };
  return [...ids].filter((id) => score(id) > 0).sort((a, b) => score(b) - score(a))[0] ?? '';
}

/** Every `#fragment` of a link to a page of this site is an id of that page. */
export const anchors = perPage(
  {name: 'anchors exist', unit: 'internal anchors', floor: 4_500},
  (page, site) => {
    let checked = 0;
    const messages = references(site, page).flatMap(({written, pathname, fragment, tag}) => {
      if (tag !== 'a' || !fragment || pathname === undefined) return [];
      const target = site.page(decodeURIComponent(pathname));
      if (!target) return [];
      const ids = idsOf(target);
      checked += 1;
      if (ids.has(fragment)) return [];
      const close = nearest(fragment, ids);
      const hint = close ? ` The nearest id is "${close}".` : '';
      return [
        `links to ${written}, but no element of that page has the id "${fragment}".${hint} Fix: correct the fragment, or restore the heading's old id.`,
      ];
    });
    return {checked, messages};
  },
);
