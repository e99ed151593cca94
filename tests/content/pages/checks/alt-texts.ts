import {perItem} from '../check';
import {nodesOf} from '../page';

/** In characters; a shorter text cannot describe a diagram. */
const minimum = 60;

/** Every image has an alternative text that describes it. */
export const altTexts = perItem(
  {name: 'images have alternative texts', unit: 'images'},
  ({tree}) => nodesOf(tree, 'image'),
  ({alt, url}) => {
    const {length} = alt ?? '';
    return length >= minimum
      ? ''
      : `the alternative text of ${url} has ${length} characters. Fix: describe all that the image shows, in ${minimum} or more.`;
  },
);
