import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {formatDefect, formatDefects, type Check} from '../../../src/built-site/checks/check';
import {checks} from '../../../src/built-site/checks';
import {
  headingIds,
  headingLevels,
  ids,
  images,
  oneTitle,
} from '../../../src/built-site/checks/content';
import {
  cards,
  descriptions,
  identity,
  listed,
  structuredData,
  titles,
} from '../../../src/built-site/checks/head';
import {anchors, links} from '../../../src/built-site/checks/links';
import {readBuiltSite, type BuiltSite} from '../../../src/built-site/checks/site';
import {testFolder, writeFiles} from '../../support/folder';

const origin = 'https://docs.your-host.example';
let folder: string;

beforeEach(() => {
  const image = '<img src="/docs/c.svg" alt="A box" width="1" height="1"/>';
  folder = testFolder({
    'index.html': page('Introduction', '<p><a href="/docs/a/b#part">B</a></p>', ''),
    'a/b.html': page('B', `<div class="markdown"><h2 id="part">Part</h2>${image}</div>`),
    'sitemap.xml': ['', 'a/b'].map((path) => `<loc>${origin}/docs/${path}</loc>`).join(''),
    'c.svg': '<svg/>',
    'card.png': png(1200, 630),
  });
});

/** The header of a PNG file, which has its size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.write('\u0089PNG', 0, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const breadcrumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    {name: 'Docs', item: `${origin}/docs/`},
    {name: 'B', item: `${origin}/docs/a/b`},
  ],
};

function head(title: string, address: string): string {
  const tags = ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'];
  return `<title>${title} | Docs</title><meta name="description" content="About ${title}">
    <link rel="canonical" href="${origin}/docs/${address}">
    ${tags.map((name) => `<meta property="${name}" content="${origin}/docs/card.png">`).join('')}
    <script type="application/ld+json">${JSON.stringify(breadcrumbs)}</script>`;
}

function page(title: string, body: string, address = 'a/b'): string {
  return `<!doctype html><html lang="en"><head>${head(title, address)}</head><body><h1>${title}</h1>${body}</body></html>`;
}

function found(check: Check<BuiltSite>): string[] {
  return check.run(readBuiltSite(folder, origin, '/docs/')).defects.map(formatDefect);
}

/** Page B with other text. */
const b = (body: string) => ({'a/b.html': page('B', `<h2 id="part">Part</h2>${body}`)});
/** Page B with part of its HTML replaced. */
const other = (from: string | RegExp, to: string) => ({
  'a/b.html': page('B', '').replaceAll(new RegExp(from, 'g'), to),
});
const image = (attributes: string) => b(`<img src="/docs/c.svg" ${attributes}>`);
const card = (address: string) => other(`${origin}/docs/card.png`, address);
const data = (json: string) => other(/(?<=ld\+json">).*?(?=<\/script)/, json);

it('checks report nothing on a site without defects, and check something', () => {
  for (const check of checks) {
    const {checked, defects} = check.run(readBuiltSite(folder, origin, '/docs/'));
    expect(defects, check.name).toEqual([]);
    expect(checked, check.name).toBeGreaterThan(0);
  }
});

it('checks fail with a fix when there is no build', () => {
  expect(() => readBuiltSite(path.join(folder, 'nowhere'), origin, '/docs/')).toThrow(
    'npm run build',
  );
});

const cases: [Check<BuiltSite>, Record<string, string | Buffer>, ...string[]][] = [
  [
    links,
    b('<a href="/docs/a/gone">x</a>'),
    '/a/b: <a> links to /docs/a/gone, which is not in the build. Fix:',
  ],
  [links, b('<a href="/a/b">x</a>'), 'outside the base path /docs/'],
  [links, b('<a href="term:app">x</a><a href="mailto:a@b">y</a>'), 'term:app, whose scheme is'],
  [links, b('<a href="/docs/100%">x</a>'), '/docs/100%, which is not in the build'],
  [
    links,
    b('<a href="/docs/a/b/">x</a><a href="/docs/a/b.html">y</a>'),
    'only redirects',
    'only redirects',
  ],
  // An absolute address of the site itself is internal.
  [
    links,
    b(`<a href="${origin}/docs/gone">x</a><a href="https://elsewhere.example/gone">y</a>`),
    'gone, which is not in the build',
  ],
  [
    links,
    b(
      '<picture><source srcset="/docs/gone.wide.svg#dark"><img src="/docs/gone.svg"></picture><script src="/docs/gone.js"></script><link href="/docs/gone.css">',
    ),
    'gone.wide.svg',
    'gone.svg',
    'gone.js',
    'gone.css',
  ],
  [
    anchors,
    b('<a href="#parts">x</a><a href="/docs/#none">y</a><a href="#part">z</a>'),
    'The nearest id is "part"',
    '/docs/#none',
  ],
  [images, image('width="1" height="1"'), 'alternative text'],
  [images, image('alt="" width="1" height="1"'), 'alternative text'],
  [images, image('alt="x" width="100%" height="1"'), 'has no width'],
  [images, image('alt="x" width="1"'), 'has no height'],
  [images, image('alt="" role="presentation" width="1" height="1"')],
  [ids, b('<p id="part">x</p>'), '"part" occurs more than once'],
  [oneTitle, b('<h1>Again</h1>'), 'found 2: "B", "Again"'],
  [oneTitle, other(/<h1>.*<\/h1>/, ''), 'found 0'],
  [
    headingIds,
    b('<div class="markdown"><h2>🎉</h2><h3 id="x">X</h3></div>'),
    'the h2 "🎉" has no id',
  ],
  [headingLevels, b('<h4>Deep</h4>'), 'the h4 "Deep" follows the h2 "Part"'],
  [descriptions, other('name="description"', 'name="other"'), '/a/b: has no meta description'],
  [
    titles,
    {
      'a/c.html': page('B', ''),
      'a/d.html': page('D', '').replace(/<title>.*<\/title>/, ''),
      'a/e.html': page('B', '<meta name="docusaurus_version" content="0.24">'),
    },
    '/a/c: has the same title as /a/b, "B | Docs"',
    '/a/d: has no <title>',
  ],
  [identity, other(' lang="en"', ''), '<html> has no lang'],
  [identity, other('canonical', 'x'), 'has 0 canonical links'],
  [identity, other('og:image', 'x'), 'has no og:image'],
  // The address of another page.
  [
    identity,
    {'a/b.html': page('B', '', '')},
    `/a/b: its canonical address is ${origin}/docs/, not`,
  ],
  [
    listed,
    {'a/c.html': page('C', ''), 'search.html': page('Search', '')},
    '/a/c: is not in sitemap.xml. Fix:',
  ],
  [listed, {'a/FAQ.html': page('C', '')}, '/a/FAQ: has capital letters in its address. Fix:'],
  [cards, card(`${origin}/docs/gone.png`), 'not in the build'],
  [cards, card('/docs/card.png'), 'not an absolute address'],
  [
    cards,
    {'small.png': png(600, 315), ...card(`${origin}/docs/small.png`)},
    'og:image is 600×315, not 1200×630',
  ],
  [cards, card(`${origin}/docs/c.svg`), 'not a PNG file'],
  [structuredData, data('{'), 'not JSON'],
  [
    structuredData,
    data(JSON.stringify({...breadcrumbs, itemListElement: breadcrumbs.itemListElement.slice(1)})),
    'fewer than two',
  ],
];

it.each(cases.map(([check, files, ...messages]) => ({check, files, messages})))(
  'the check "$check.name" reports $messages',
  ({check, files, messages}) => {
    writeFiles(folder, files);
    expect(found(check)).toEqual(messages.map((message) => expect.stringContaining(message)));
  },
);

it('a defect that many pages share is reported once', () => {
  const gone = Array.from({length: 6}, (_, at) => ({page: `/${at}`, message: 'lacks x.css.'}));
  expect(formatDefects([...gone, {page: '/a', message: 'has no h1.'}])).toEqual([
    '/0: lacks x.css. (6 pages alike)',
    '/a: has no h1.',
  ]);
});

it('an archived page that names itself canonical although today’s site has it is reported', () => {
  const today = ['https://today.example/', 'https://today.example/a/b'];
  const at = (canonical: string, html: string): string =>
    html.replace(/(?<=canonical" href=")[^"]*/, canonical);
  writeFiles(folder, {
    'index.html': at(today[0] ?? '', page('Introduction', '')),
    'a/gone.html': page('Gone', '', 'a/gone'),
  });
  const archived = () =>
    identity.run(readBuiltSite(folder, origin, '/docs/', today)).defects.map(formatDefect);
  expect(archived()).toEqual([expect.stringContaining('/a/b, not https://today.example/a/b.')]);
  writeFiles(folder, {'a/b.html': at(today[1] ?? '', page('B', ''))});
  expect(archived()).toEqual([]);
});
