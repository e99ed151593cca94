import {expect, it} from 'vitest';
import {titledHit} from '@site/src/search/box/titled-hit';
import type {Hit} from '@site/src/search/engine/request';
import {hierarchyOf} from '../../support/hierarchy';

const page = {lvl0: 'Self-host', lvl1: 'Variables'};

function textHit(url: string, content: string, levels: Record<string, string>, snippet = content) {
  return titledHit({
    objectID: url,
    url,
    type: 'content',
    hierarchy: hierarchyOf({...page, ...levels}),
    content,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}, content: {value: snippet}},
  });
}

const shown = ({type, hierarchy, _snippetResult: {hierarchy: snippets, content}}: Hit) => [
  type,
  snippets[type as 'lvl1']?.value ?? hierarchy[type as 'lvl1'],
  content?.value,
];

it.each([
  [
    'its heading',
    '/p#open-it',
    'It works at once.',
    {lvl2: 'Open it'},
    ['lvl2', 'Open it', 'It works at once.'],
  ],
  ['its page, if there is no heading', '/p', 'Some text', {}, ['lvl1', 'Variables', 'Some text']],
  ['its deepest heading', '/p#b', 'text', {lvl2: 'A', lvl3: 'B'}, ['lvl3', 'B', 'text']],
  [
    'the variable',
    '/p#env-app-key',
    'APP_KEY · none · A key',
    {lvl2: 'All'},
    ['lvl3', 'APP_KEY', 'none · A key'],
  ],
  [
    'the property',
    '/p#body.token',
    'token string required',
    {lvl2: 'Body'},
    ['lvl3', 'token', 'string required'],
  ],
  [
    'the message',
    '/p#error-port-taken',
    'Port 80 is taken · Another program · Stop it',
    {lvl2: 'Errors'},
    ['lvl3', 'Port 80 is taken', 'Another program · Stop it'],
  ],
  [
    'the status with its body',
    '/p#error-404-gone',
    '404 · Gone · Ask again',
    {lvl2: 'Errors'},
    ['lvl3', '404 · Gone', 'Ask again'],
  ],
] as const)('a hit for text is titled by %s', (_, url, content, levels, expected) => {
  expect(shown(textHit(url, content, levels))).toEqual(expected);
});

it('marks stay around what matches in the name and after it', () => {
  const snippet = '<mark>APP_KEY · none</mark> · A key…';
  expect(shown(textHit('/p#env-app-key', 'APP_KEY · none · A key of', {lvl2: 'All'}, snippet))).toEqual([
    'lvl3',
    '<mark>APP_KEY</mark>',
    '<mark>none</mark> · A key…',
  ]);
});
