import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {remarkDiagrams} from '../../../src/diagrams/remark';
import {sizeOf} from '../../../src/diagrams/draw/size';

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkDiagrams()(tree, new VFile({path: 'docs/page.mdx'}));
  return tree;
}

describe('diagram images in pages', () => {
  it.each(diagrams.map((diagram) => [diagram.name, diagram] as const))(
    '%s becomes the component',
    (name, diagram) => {
      const [node] = transform(`![What it shows](diagram:${name})`).children as unknown[];
      const {width, height} = sizeOf(diagram).pixels;
      expect(node).toEqual({
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: Object.entries({
          name,
          width: String(width),
          height: String(height),
          alt: 'What it shows',
        }).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
        children: [],
      });
    },
  );

  it('work inside lists, and other images are not changed', () => {
    const tree = transform('1. Look:\n\n   ![Life](diagram:variant-life)\n\n![Photo](photo.png)');
    const json = JSON.stringify(tree);
    expect(json).toContain('"name":"Diagram"');
    expect(json).toContain('"url":"photo.png"');
  });

  it('fail with file, line and the nearest name for an unknown one', () => {
    expect(() => transform('Text.\n\n![Life](diagram:variant-lief)')).toThrow(
      'docs/page.mdx:3: there is no diagram "variant-lief". Did you mean "variant-life"?',
    );
  });

  it('fail without alternative text', () => {
    expect(() => transform('![](diagram:variant-life)')).toThrow(
      'docs/page.mdx:1: the diagram "variant-life" has no alternative text',
    );
  });

  it('fail inside a sentence', () => {
    expect(() => transform('See ![Life](diagram:variant-life) here.')).toThrow(
      'docs/page.mdx:1: a diagram stands on a line of its own',
    );
  });
});
