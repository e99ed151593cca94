import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {formatDefect} from '../../../src/built-site/checks/check';
import {readBuiltSite} from '../../../src/built-site/checks/site';
import {duplicatePages} from '../../../src/built-site/page-sources';
import {addPublished, lostAddresses, parsePublished} from '../../../src/built-site/published';
import {
  checkRedirects,
  nginxRedirects,
  redirectsFile,
  writeRedirects,
} from '../../../src/built-site/redirects';
import {testFolder} from '../../support/folder';

const table = {'/old': '/new#part'};

it('redirects are written for every kind of host', () => {
  expect(redirectsFile('/', table)).toBe('/old /new#part 301\n');
  expect(redirectsFile('/docs/', table)).toBe('/docs/old /docs/new#part 301\n/ /docs/ 302\n');
  expect(nginxRedirects('/', table)).toBe('location = "/old" { return 301 "/new#part"; }\n');
  const folder = testFolder({'new.html': ''});
  writeRedirects(folder, '/', table);
  expect(readFileSync(path.join(folder, 'old.html'), 'utf8')).toContain('url=/new#part');
});

it('a redirect from a page, to none, or from what is no address stops the build', () => {
  expect(() => checkRedirects(testFolder({'new.html': '', 'old.html': ''}), table)).toThrow(
    'src/settings/redirects.ts:1: "/old": "/new#part": /old is a page. Fix:',
  );
  expect(() => checkRedirects(testFolder(), table)).toThrow('/new is not a page. Fix:');
  expect(() => checkRedirects(testFolder(), {'old/': '/'})).toThrow('old/ is no address. Fix:');
});

it('a published address or anchor that is gone is reported, unless it is redirected', () => {
  const folder = testFolder({
    'index.html': '<h1>Home</h1>',
    'new.html': '<h1>New</h1><h2 id="b">B</h2>',
  });
  const site = readBuiltSite(folder, 'https://docs.your-host.example', '/');
  const published = parsePublished('/\n/gone\n/new a b\n/old\n');
  const sources = [{file: 'docs/new.mdx', address: '/new'}];
  const found = lostAddresses(site, published, sources, table).map(formatDefect);
  expect(found).toEqual([
    expect.stringMatching(
      /^deploy\/published\.txt:2 .*\/gone is gone.* Fix: add .* to src\/settings\/redirects\.ts/,
    ),
    expect.stringMatching(/^deploy\/published\.txt:3 .*\/new#a is gone\. Fix: .*docs\/new\.mdx/),
  ]);
  expect(addPublished(site, parsePublished('/\n/gone\n'))).toBe(2);
});

it('two files with one address are both named', () => {
  const sources = ['docs/a.mdx', 'docs/b.mdx'].map((file) => ({file, address: '/a'}));
  expect(duplicatePages(sources).map(formatDefect)).toEqual([
    expect.stringMatching(/^docs\/b\.mdx:1 .*docs\/a\.mdx, \/a, .*Fix:/),
  ]);
});
