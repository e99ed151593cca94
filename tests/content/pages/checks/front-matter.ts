import type {Defect} from '../../../../src/built-site/checks/check';
import {perItem, type PageCheck} from '../check';
import type {SourcePage} from '../page';

const titleMax = 60;
const descriptionMin = 110;
const descriptionMax = 155;
const keywordsMax = 12;

/** The lengths that search results show in full, and no more keywords than a writer would choose. */
export const lengths = perItem(
  {name: 'titles, descriptions and keywords have the right length', unit: 'pages'},
  ({title, description, front}) => [
    {
      line: 1,
      title: title.length,
      description: description.length,
      keywords: [front.keywords ?? []].flat().length,
    },
  ],
  ({title, description, keywords}) => [
    title > titleMax ? `the title has ${title} characters. Fix: at most ${titleMax}.` : '',
    description < descriptionMin || description > descriptionMax
      ? `the description has ${description} characters. Fix: between ${descriptionMin} and ${descriptionMax}.`
      : '',
    keywords > keywordsMax
      ? `has ${keywords} keywords. Fix: at most ${keywordsMax}; a synonym for everybody goes to src/search/engine/synonyms.ts.`
      : '',
  ],
);

export const published = perItem(
  {name: 'pages are published', unit: 'pages'},
  ({front}) => [{line: 1, isHidden: front.draft === true || front.unlisted === true}],
  ({isHidden}) => (isHidden ? 'is left out of the site by "draft" or "unlisted".' : ''),
);

function repeated(pages: readonly SourcePage[], field: 'title' | 'description' | 'address'): Defect[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, [field]: text}) => {
    const owner = owners.get(text);
    owners.set(text, owner ?? file);
    const fix = field === 'address' ? 'correct one "slug:"' : 'reword one of them';
    const message = `has the same ${field} as ${owner}. Fix: ${fix}.`;
    return owner ? [{page: file, line: 1, message}] : [];
  });
}

export const unique: PageCheck = {
  name: 'titles, descriptions and addresses are unique',
  unit: 'pages',
  run: (pages) => ({
    checked: pages.length,
    defects: (['title', 'description', 'address'] as const).flatMap((one) => repeated(pages, one)),
  }),
};
