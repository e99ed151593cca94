import {toString} from 'hast-util-to-string';
import {findAll, ofClass} from '../tree';
import {perItem} from './check';
import {attribute, type BuiltPage} from './site';

/** Every image has alternative text and a size. Whether its file exists is up to the link check. */
export const images = perItem(
  {name: 'images are described and sized', unit: 'images'},
  ({elements}) => elements.filter(({tagName}) => tagName === 'img'),
  (image) => {
    const name = attribute(image, 'src') ?? 'an image without src';
    const alt = attribute(image, 'alt');
    const decorative =
      attribute(image, 'role') === 'presentation' || attribute(image, 'ariaHidden') === 'true';
    const messages: string[] = [];
    if (!attribute(image, 'src')) messages.push('<img> has no src. Fix: name the file.');
    if (alt === undefined || (alt.trim() === '' && !decorative)) {
      messages.push(
        `${name} has no alternative text. Fix: describe the image in alt, or mark it role="presentation".`,
      );
    }
    for (const side of ['width', 'height']) {
      if (!/^\d+$/.test(attribute(image, side) ?? '')) {
        messages.push(
          `${name} has no ${side} in pixels. Fix: set it, so that the layout does not shift when the image loads.`,
        );
      }
    }
    return messages;
  },
);

/** Each id occurs only once on a page; otherwise links, labels and scripts find the wrong element. */
export const ids = perItem(
  {name: 'ids are unique', unit: 'ids'},
  ({ids}) => ids.map((id, index) => ({id, isFirst: ids.indexOf(id) === index})),
  ({id, isFirst}) =>
    isFirst
      ? []
      : `the id "${id}" occurs more than once. Fix: reword one of the headings, or set its id with {/* #id */}.`,
);

const headings = ({elements}: BuiltPage) =>
  elements
    .filter(({tagName}) => /^h[1-6]$/.test(tagName))
    .map((element) => ({
      level: Number(element.tagName[1]),
      text: toString(element).replace(/\u200b/g, ''),
    }));

export const oneTitle = perItem(
  {name: 'exactly one h1', unit: 'pages'},
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
  {name: 'no heading level is skipped', unit: 'headings'},
  (page) => headings(page).map((heading, index, all) => ({...heading, before: all[index - 1]})),
  ({level, text, before}) => {
    const above = before?.level ?? 0;
    if (level <= above + 1) return [];
    const after = before ? `the h${above} "${before.text}"` : 'the top of the page';
    return `the h${level} "${text}" follows ${after}. Fix: make it an h${above + 1}.`;
  },
);

/** Every heading that the contents of a page may list has an id; otherwise its entry there leads nowhere. */
export const headingIds = perItem(
  {name: 'headings have an id', unit: 'headings'},
  ({document}) =>
    findAll(document, ofClass('markdown')).flatMap((text) =>
      findAll(text, ({tagName}) => /^h[23]$/.test(tagName)),
    ),
  (heading) =>
    attribute(heading, 'id')
      ? []
      : `the ${heading.tagName} "${toString(heading)}" has no id. Fix: set one with {/* #id */} behind its text.`,
);
