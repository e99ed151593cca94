import type {Root} from 'mdast';
import {remark} from 'remark';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {remarkDiagrams} from '../../../src/diagrams/remark';
import {place} from '../../../src/diagrams/draw/place';

function transform(markdown: string): Root {
  const tree = remark().parse(markdown);
  remarkDiagrams()(tree, new VFile({path: 'docs/page.mdx'}));
  return tree;
}

interface Shown {
  attributes: {name: string; value: string | null}[];
  children: unknown[];
}

/** Whether each Diagram element of a page loads at once. */
const firsts = (markdown: string) =>
  (transform(markdown).children as unknown as (Shown & {name?: string})[])
    .filter(({name}) => name === 'Diagram')
    .map(({attributes}) => attributes.some(({name}) => name === 'first'));

it.each(diagrams.map((diagram) => [diagram.name, diagram] as const))(
  '%s becomes the component, with the sizes of both forms and its legend',
  (name, diagram) => {
    const [node] = transform(`![What it shows](diagram:${name})`).children as unknown as Shown[];
    const values = Object.fromEntries(node?.attributes.map(({name, value}) => [name, value]) ?? []);
    const size = (form: 'narrow' | 'wide') => {
      const {width, height} = place(diagram, form);
      return `${width} ${height}`;
    };
    expect(values).toEqual({
      name,
      alt: 'What it shows',
      narrow: size('narrow'),
      wide: size('wide'),
      first: null,
    });
    const words = JSON.stringify(node?.children);
    expect(words.match(/"listItem"/g)?.length ?? 0).toBe(diagram.legend?.length ?? 0);
  },
);

it('diagrams load at once on the first screen, later further down', () => {
  const picture = '![Life](diagram:variant-life)';
  expect(firsts(picture)).toEqual([true]);
  expect(firsts(`${'Text.\n\n'.repeat(6)}${picture}`)).toEqual([true]);
  expect(firsts(`${'Text.\n\n'.repeat(7)}${picture}`)).toEqual([false]);
  expect(firsts(`## Part\n\n- one\n- two\n- three\n- four\n- five\n- six\n\n${picture}`)).toEqual([false]);
  expect(firsts(`${picture}\n\nText.\n\n${picture}`)).toEqual([true, false]);
});

it('diagrams work inside lists, and other images are not changed', () => {
  const tree = transform('1. Look:\n\n   ![Life](diagram:variant-life)\n\n![Photo](photo.png)');
  const json = JSON.stringify(tree);
  expect(json).toContain('"name":"Diagram"');
  expect(json).toContain('"url":"photo.png"');
});

it.each([
  [
    'Text.\n\n![Life](diagram:variant-lief)',
    '3: there is no diagram "variant-lief"; the nearest is "variant-life". Fix: correct',
  ],
  ['![](diagram:variant-life)', '1: the diagram "variant-life" has no alternative text'],
  ['See ![Life](diagram:variant-life) here.', '1: a diagram must be on a line of its own'],
])('diagrams fail with file and line: %s', (markdown, message) => {
  expect(() => transform(markdown)).toThrow(`docs/page.mdx:${message}`);
});
