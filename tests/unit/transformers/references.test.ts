import type {Link, Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {links} from '../../../src/settings/links';
import {remarkReferences} from '../../../src/markdown/references';

function resolve(url: string): Link {
  const link: Link = {type: 'link', url, children: [{type: 'text', value: 'x'}]};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  const transform = remarkReferences.call({} as never) as (tree: Root, file: VFile) => void;
  transform(tree, new VFile({path: 'docs/a.mdx'}));
  return link;
}

describe('references in links', () => {
  it('resolves an external address, with or without a fragment', () => {
    expect(resolve('link:repository').url).toBe(links.repository);
    expect(resolve('link:repository#readme').url).toBe(`${links.repository}#readme`);
  });

  it('fails on an unknown key or term, with the nearest known one', () => {
    expect(() => resolve('link:repositry')).toThrow(
      /docs\/a\.mdx:1: unknown external address "repositry"\. Nearest: "repository"/,
    );
    expect(() => resolve('term:varient')).toThrow(
      /unknown glossary term "varient"\. Nearest: "variant"/,
    );
  });
});
