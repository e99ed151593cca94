import {toString} from 'hast-util-to-string';
import type {Page} from '../page';
import {find, ofClass} from '../tree';
import type {Card} from './card';

/** Longer paths would run into the release beside them. */
const longestNote = 46;

/** What a page's card says: an API operation is known by its method and path, a written page by its kind. */
export function cardOf({title, section, kind, content}: Page): Card {
  const endpoint = find(content, ofClass('api-endpoint'));
  const operation = endpoint
    ? toString(endpoint)
        .replace(/^([A-Z]+)\s*/, '$1 ')
        .trim()
    : '';
  const note = operation.length <= longestNote ? operation : '';
  return {section, title, note: note || kind || 'Documentation'};
}
