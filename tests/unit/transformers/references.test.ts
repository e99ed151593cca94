import {remark} from 'remark';
import {expect, it} from 'vitest';
import {links} from '../../../src/settings/links';
import {remarkReferences} from '../../../src/markdown/references';

const resolve = (url: string) =>
  String(
    remark()
      .use(remarkReferences)
      .processSync({path: 'docs/a.mdx', value: `[x](${url})`}),
  );

it('a reference in a link resolves to an external address, with or without a fragment', () => {
  expect(resolve('link:repository')).toBe(`[x](${links.repository})\n`);
  expect(resolve('link:repository#readme')).toBe(`[x](${links.repository}#readme)\n`);
});

it('a reference in a link fails on an unknown key or term, with the nearest known one', () => {
  expect(() => resolve('link:repositry')).toThrow(
    /docs\/a\.mdx:1: unknown external address "repositry"; the nearest is "repository"/,
  );
  expect(() => resolve('term:varient')).toThrow(/unknown glossary term "varient"; the nearest is "variant"/);
});
