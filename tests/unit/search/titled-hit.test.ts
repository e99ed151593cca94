import {expect, it} from 'vitest';
import {titledHit} from '@site/src/search/box/titled-hit';
import {hierarchyOf} from '../../support/hierarchy';

/** Title and text of a hit on a page with one heading. */
function shown(url: string, text: string, heading = 'Errors') {
  const {type, hierarchy, _snippetResult} = titledHit({
    objectID: url,
    url,
    type: 'content',
    hierarchy: hierarchyOf({lvl0: 'Self-host', lvl1: 'Variables', lvl2: heading}),
    content: text.replace(/<\/?mark>/g, ''),
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}, content: {value: text}},
  });
  const level = type as 'lvl1';
  return [_snippetResult.hierarchy[level]?.value ?? hierarchy[level], _snippetResult.content?.value];
}

it.each([
  ['its heading', '/p#errors', 'It works at once.', ['Errors', 'It works at once.']],
  ['the variable', '/p#env-app-key', 'APP_KEY · none · A key', ['APP_KEY', 'none · A key']],
  ['the property', '/p#body.token', 'token string required', ['token', 'string required']],
  ['the message', '/p#error-port-taken', 'Port 80 is taken · Stop it', ['Port 80 is taken', 'Stop it']],
  ['the status with its body', '/p#error-404-gone', '404 · Gone · Ask again', ['404 · Gone', 'Ask again']],
  [
    'the name, with its marks',
    '/p#env-a-b',
    '<mark>A_B · no</mark> · x',
    ['<mark>A_B</mark>', '<mark>no</mark> · x'],
  ],
])('a hit for text is titled by %s', (_, url, text, expected) => {
  expect(shown(url, text)).toEqual(expected);
});
