import {nearestName} from '../../settings/nearest-name';
import {perItem} from './check';
import {references} from './references';

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
    const close = nearestName(fragment, ids);
    const hint = close ? ` The nearest id is "${close}".` : '';
    return `links to ${written}, but no element of that page has the id "${fragment}".${hint} Fix: correct the fragment, or restore the heading's old id.`;
  },
);
