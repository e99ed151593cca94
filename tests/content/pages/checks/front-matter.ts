import type {Defect} from '../../../../src/built-site/checks/check';
import {perPage, type PageCheck} from '../check';
import type {SourcePage} from '../page';

const titleMax = 60;
const descriptionMin = 110;
const descriptionMax = 155;

/** The lengths that search results show in full. */
export const lengths = perPage(
  {name: 'titles and descriptions have the right length', unit: 'pages', floor: 60},
  (page) => {
    const found = [];
    const {title, description} = page;
    if (title.length === 0 || title.length > titleMax) {
      found.push({
        line: 1,
        message: `the title has ${title.length} characters. Fix: between 1 and ${titleMax}.`,
      });
    }
    if (description.length < descriptionMin || description.length > descriptionMax) {
      found.push({
        line: 1,
        message: `the description has ${description.length} characters. Fix: between ${descriptionMin} and ${descriptionMax}.`,
      });
    }
    return {checked: 1, found};
  },
);

function repeated(pages: readonly SourcePage[], field: 'title' | 'description'): Defect[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, [field]: text}) => {
    const owner = owners.get(text);
    owners.set(text, owner ?? file);
    return owner
      ? [
          {
            page: file,
            line: 1,
            message: `has the same ${field} as ${owner}. Fix: reword one of them.`,
          },
        ]
      : [];
  });
}

export const unique: PageCheck = {
  name: 'titles and descriptions are unique',
  unit: 'pages',
  floor: 60,
  run: (pages) => ({
    checked: pages.length,
    defects: [...repeated(pages, 'title'), ...repeated(pages, 'description')],
  }),
};
