import {perPage} from './check';

/** No id stands twice on a page: links, labels and scripts would find the wrong one. */
export const ids = perPage({name: 'ids are unique', unit: 'ids', floor: 4_000}, (page) => {
  const seen = new Set<string>();
  const messages = page.ids.flatMap((id) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [
      `the id "${id}" stands more than once. Fix: reword one of the headings, or give it an id of its own with {/* #id */}.`,
    ];
  });
  return {looked: page.ids.length, messages};
});
