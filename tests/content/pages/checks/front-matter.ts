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

/** Faults that the build ignores silently, and faults that mislead the other checks. */
function silent({file, front, lines}: SourcePage): string[] {
  const {draft, unlisted, slug = '/'} = front;
  return [
    draft || unlisted
      ? 'is left out of the site. Fix: remove "draft" or "unlisted", or the page.'
      : '',
    file.startsWith('docs/') && slug !== '/'
      ? 'has an address of its own. Fix: remove "slug", and move the file to where its address says.'
      : '',
    /^\ufeff/.test(lines[0] ?? '') || lines[0]?.endsWith('\r')
      ? 'begins with a byte-order mark or has Windows line ends. Fix: save it as plain UTF-8 with Unix line ends.'
      : '',
  ];
}

export const published = perItem(
  {name: 'pages are published as they are', unit: 'pages', floor: 60},
  (page) => [{line: 1, page}],
  ({page}) => silent(page),
);

function repeated(
  pages: readonly SourcePage[],
  field: 'title' | 'description' | 'address',
): Defect[] {
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
  floor: 60,
  run: (pages) => ({
    checked: pages.length,
    defects: (['title', 'description', 'address'] as const).flatMap((one) => repeated(pages, one)),
  }),
};
