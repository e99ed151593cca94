import {perItem} from './check';
import {references} from './references';

/** The id that shares most words with the fragment, where a prefix counts as the word. Empty if none shares any. */
function nearest(fragment: string, ids: readonly string[]): string {
  const alike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
  const words = fragment.split('-');
  const score = (id: string) => {
    const parts = id.split('-');
    return (
      words.filter((word) => parts.some((part) => part && word && alike(word, part))).length /
      parts.length
    );
  };
  return ids.filter((id) => score(id) > 0).sort((a, b) => score(b) - score(a))[0] ?? '';
}

/** Every `#fragment` of a link to a page of this site is an id of that page. */
export const anchors = perItem(
  {name: 'anchors exist', unit: 'internal anchors', floor: 4_500},
  (page, site) =>
    references(site, page).flatMap(({written, pathname, fragment, tag}) => {
      const isAnchor = tag === 'a' && fragment && pathname !== undefined;
      const target = isAnchor ? site.page(decodeURIComponent(pathname)) : undefined;
      return target ? [{written, fragment, ids: target.ids}] : [];
    }),
  ({written, fragment, ids}) => {
    if (ids.includes(fragment)) return [];
    const close = nearest(fragment, ids);
    const hint = close ? ` The nearest id is "${close}".` : '';
    return `links to ${written}, but no element of that page has the id "${fragment}".${hint} Fix: correct the fragment, or restore the heading's old id.`;
  },
);
