import {expect, it} from 'vitest';
import type {Media} from '@site/src/api-reference/description/types';
import {readReference} from './pages';

const hasExample = ({example, examples}: Media): boolean =>
  example !== undefined || Object.keys(examples ?? {}).length > 0;

// Redocly checks that examples match their schemas, whenever the pages are generated.
it('every body, every successful response and every required parameter has an example', () => {
  const {entries} = readReference();
  const without = entries.flatMap(({slug, parameters, body, responses}) => [
    ...parameters
      .filter((one) => one.required && one.example === undefined)
      .map(({name}) => `${slug} ${name}`),
    ...Object.values(body?.content ?? {})
      .filter((media) => !hasExample(media))
      .map(() => `${slug} body`),
    ...responses.flatMap(([status, {content}]) =>
      Object.values(content ?? {}).some(hasExample) || !content ? [] : [`${slug} ${status}`],
    ),
  ]);
  expect(without).toEqual([]);
});
