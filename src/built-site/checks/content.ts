import {findAll, ofClass, shownText} from '../tree';
import {perItem} from './check';
import {attribute} from './site';

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

/** One h1, no level left out, and an id for every heading that the contents of a page may list. */
export const headings = perItem(
  {name: 'headings: one h1, no level skipped, with ids', unit: 'pages'},
  (page) => [page],
  ({document, elements}) => {
    const messages: string[] = [];
    const all = elements
      .filter(({tagName}) => /^h[1-6]$/.test(tagName))
      .map((element) => ({level: Number(element.tagName[1]), text: shownText(element)}));
    const titles = all.filter(({level}) => level === 1).map(({text}) => `"${text}"`);
    if (titles.length !== 1)
      messages.push(
        `a page needs exactly one h1, found ${titles.length}: ${titles.join(', ') || 'none'}. Fix: the front matter's title is the h1; start the headings of the text at "##".`,
      );
    for (const [index, {level, text}] of all.entries()) {
      const before = all[index - 1];
      const above = before?.level ?? 0;
      const after = before ? `the h${above} "${before.text}"` : 'the top of the page';
      if (level > above + 1)
        messages.push(`the h${level} "${text}" follows ${after}. Fix: make it an h${above + 1}.`);
    }
    for (const content of findAll(document, ofClass('markdown')))
      for (const heading of findAll(content, ({tagName}) => tagName === 'h2' || tagName === 'h3'))
        if (!attribute(heading, 'id'))
          messages.push(
            `the ${heading.tagName} "${shownText(heading)}" has no id. Fix: set one with {/* #id */} behind its text.`,
          );
    return messages;
  },
);
