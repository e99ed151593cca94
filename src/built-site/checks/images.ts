import {perItem} from './check';
import {attribute} from './site';

/** Every image has alternative text and a size. Whether its file exists is up to the link check. */
export const images = perItem(
  {name: 'images are described and sized', unit: 'images', floor: 1_000},
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
