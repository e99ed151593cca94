import {perItem} from './check';

/** Each id occurs only once on a page; otherwise links, labels and scripts find the wrong element. */
export const ids = perItem(
  {name: 'ids are unique', unit: 'ids', floor: 4_000},
  (page) => page.ids,
  (id, {index, items}) =>
    items.indexOf(id) === index
      ? []
      : `the id "${id}" occurs more than once. Fix: reword one of the headings, or set its id with {/* #id */}.`,
);
