import {perPage} from './check';

/** Each id occurs once on a page, or links, labels and scripts find the wrong element. */
export const ids = perPage({name: 'ids are unique', unit: 'ids', floor: 4_000}, (page) => {
  const seen = new Set<string>();
  const messages = page.ids.flatMap((id) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [
      `the id "${id}" occurs more than once. Fix: reword one of the headings, or set its id with {/* #id */}.`,
    ];
  });
  return {checked: page.ids.length, messages};
});
