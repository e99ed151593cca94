import {beforeEach, expect, it} from 'vitest';
import {formatDefect, type Check} from '../../../src/built-site/checks/check';
import {identity} from '../../../src/built-site/checks/head';
import {anchors, links} from '../../../src/built-site/checks/links';
import {readBuiltSite, type BuiltSite} from '../../../src/built-site/checks/site';
import {testFolder, writeFiles} from '../../support/folder';

const origin = 'https://docs.your-host.example';
let folder: string;
beforeEach(() => {
  folder = testFolder({
    'index.html': '<h1>Introduction</h1>',
    'a/b.html': '<h1>B</h1><h2 id="part">Part</h2>',
  });
});

/** What a check reports of a site below `/docs/` whose page `a/b` has this text. */
function found(check: Check<BuiltSite>, text: string, newest?: string[]): string[] {
  writeFiles(folder, {'a/b.html': `<h1>B</h1><h2 id="part">Part</h2>${text}`});
  return check.run(readBuiltSite(folder, origin, '/docs/', newest)).defects.map(formatDefect);
}

it('links and anchors that exist are accepted', () => {
  const good = `<a href="/docs/a/b#part">x</a><a href="${origin}/docs/">y</a><a href="#part">z</a>`;
  expect([...found(links, good), ...found(anchors, good)]).toEqual([]);
});

it.each<[Check<BuiltSite>, string, string]>([
  [links, '<a href="/docs/a/gone">', '/a/b: <a> links to /docs/a/gone, which is not in the build.'],
  [links, '<a href="/a/b">', 'outside the base path /docs/'],
  [links, '<a href="term:app">', 'term:app, whose scheme is unknown'],
  [links, '<a href="/docs/a/b/">', 'only redirects'],
  [links, `<a href="${origin}/docs/gone">`, 'gone, which is not in the build'],
  [links, '<a href="http://docs.your-host.example/docs/a/b">', 'an own address with another scheme'],
  [links, '<img src="/docs/gone.svg">', 'gone.svg, which is not in the build'],
  [anchors, '<a href="#parts">', 'The nearest id is "part"'],
  [anchors, '<a href="/docs/#none">', '/docs/#none'],
])('a broken address is reported: %#', (check, text, message) => {
  expect(found(check, text)).toEqual([expect.stringContaining(message)]);
});

it('a page of an archive must name the same page of the newest site as canonical', () => {
  const newest = ['https://today.example/', 'https://today.example/a/b'];
  const canonical = (url: string) => `<link rel="canonical" href="${url}">`;
  const message = expect.stringContaining('not https://today.example/a/b.') as string;
  expect(found(identity, canonical(`${origin}/docs/a/b`), newest)).toContainEqual(message);
  expect(found(identity, canonical('https://today.example/a/b'), newest)).not.toContainEqual(message);
});
