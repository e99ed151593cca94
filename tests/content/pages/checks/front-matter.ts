import type {Defect} from '../../../../src/built-site/checks/check';
import {perItem, type PageCheck} from '../check';
import type {SourcePage} from '../page';

const titleMax = 60;
const descriptionMin = 110;
const descriptionMax = 155;

/** The lengths that search results show in full. */
export const lengths = perItem(
  {name: 'titles and descriptions have the right length', unit: 'pages', floor: 60},
  ({title, description}) => [{line: 1, title: title.length, description: description.length}],
  ({title, description}) => [
    title === 0 || title > titleMax
      ? `the title has ${title} characters. Fix: between 1 and ${titleMax}.`
      : '',
    description < descriptionMin || description > descriptionMax
      ? `the description has ${description} characters. Fix: between ${descriptionMin} and ${descriptionMax}.`
      : '',
  ],
);

function repeated(pages: readonly SourcePage[], field: 'title' | 'description'): Defect[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, [field]: text}) => {
    const owner = owners.get(text);
    owners.set(text, owner ?? file);
    const message = `has the same ${field} as ${owner}. Fix: reword one of them.`;
    return owner ? [{page: file, line: 1, message}] : [];
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
