import {perPage} from './check';
import {references} from './references';
import type {BuiltSite} from './site';

/** The ids of a page as a set, made once per page. */
function idSets(): (site: BuiltSite, address: string) => ReadonlySet<string> | undefined {
  const sets = new WeakMap<object, ReadonlySet<string>>();
  return (site, address) => {
    const page = site.page(address);
    if (!page) return undefined;
    const known = sets.get(page) ?? new Set(page.ids);
    sets.set(page, known);
    return known;
  };
}

const idsOf = idSets();

/** The id that shares most words with the fragment; a word counts when it begins like one of the id's. */
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

/** Every `#fragment` that leads to a page of this site names an id that is there. */
export const anchors = perPage(
  {name: 'anchors exist', unit: 'internal anchors', floor: 4_500},
  (page, site) => {
    let looked = 0;
    const messages = references(site, page).flatMap(({written, pathname, fragment, tag}) => {
      if (tag !== 'a' || !fragment || pathname === undefined) return [];
      const ids = idsOf(site, decodeURIComponent(pathname));
      if (!ids) return [];
      looked += 1;
      if (ids.has(fragment)) return [];
      const close = nearest(fragment, ids);
      const hint = close ? ` The nearest id there is "${close}".` : '';
      return [
        `leads to ${written}, but no element there has the id "${fragment}".${hint} Fix: correct the fragment, or give the heading back its old id.`,
      ];
    });
    return {looked, messages};
  },
);
