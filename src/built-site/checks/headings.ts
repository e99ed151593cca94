import {toString} from 'hast-util-to-string';
import {perItem} from './check';
import type {BuiltPage} from './site';

const headings = ({elements}: BuiltPage) =>
  elements
    .filter(({tagName}) => /^h[1-6]$/.test(tagName))
    .map((element) => ({
      level: Number(element.tagName[1]),
      text: toString(element).replace(/\u200b/g, ''),
    }));

export const oneTitle = perItem(
  {name: 'exactly one h1', unit: 'pages', floor: 180},
  (page) => [page],
  (page) => {
    const titles = headings(page).filter(({level}) => level === 1);
    if (titles.length === 1) return [];
    const found = titles.map(({text}) => `"${text}"`).join(', ') || 'none';
    return `a page needs exactly one h1, found ${titles.length}: ${found}. Fix: the front matter's title is the h1; start the headings of the text at "##".`;
  },
);

/** A heading is at most one level deeper than the one before it. */
export const headingLevels = perItem(
  {name: 'no heading level is skipped', unit: 'headings', floor: 1_800},
  headings,
  ({level, text}, {index, items}) => {
    const before = items[index - 1];
    const above = before?.level ?? 0;
    if (level <= above + 1) return [];
    const after = before ? `the h${above} "${before.text}"` : 'the top of the page';
    return `the h${level} "${text}" follows ${after}. Fix: make it an h${above + 1}.`;
  },
);
