import type {Hit} from '../engine/request';

function withGroup(hit: Hit, value: string): Hit {
  const {hierarchy} = hit._highlightResult;
  const lvl0 = {...hierarchy.lvl0, value} as typeof hierarchy.lvl0;
  return {...hit, _highlightResult: {...hit._highlightResult, hierarchy: {...hierarchy, lvl0}}};
}

/**
 * The modal groups hits by section, in order of first appearance, so weak hits in one section would push down better hits in the next.
 * Therefore weak hits that come after the next section has begun go into a last group, with the heading `more`.
 */
export function groupWeakHits(hits: readonly Hit[], more: string): Hit[] {
  const sections: (string | null)[] = [];
  const rest: Hit[] = [];
  const first = hits.filter((hit) => {
    const section = hit.hierarchy.lvl0;
    const isOpen = sections.includes(section);
    if (hit.isWeak && isOpen && section !== sections.at(-1)) {
      rest.push(withGroup(hit, more));
      return false;
    }
    if (!isOpen) sections.push(section);
    return true;
  });
  return [...first, ...rest];
}
