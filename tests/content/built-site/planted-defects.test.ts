import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {formatDefect, type Check} from '../../../src/built-site/checks/check';
import {checks} from '../../../src/built-site/checks';
import {anchors} from '../../../src/built-site/checks/anchors';
import {descriptions, identity, titles} from '../../../src/built-site/checks/head';
import {headingLevels, oneTitle} from '../../../src/built-site/checks/headings';
import {ids} from '../../../src/built-site/checks/ids';
import {images} from '../../../src/built-site/checks/images';
import {links} from '../../../src/built-site/checks/links';
import {listed} from '../../../src/built-site/checks/listed';
import {cards, structuredData} from '../../../src/built-site/checks/sharing';
import {readBuiltSite, type BuiltSite} from '../../../src/built-site/checks/site';
import {testFolder, writeFiles} from '../../support/folder';

const origin = 'https://docs.your-host.example';
let folder: string;

beforeEach(() => {
  const image = '<img src="/docs/c.svg" alt="A box" width="1" height="1"/>';
  folder = testFolder({
    'index.html': page('Introduction', '<p><a href="/docs/a/b#part">B</a></p>', ''),
    'a/b.html': page('B', `<h2 id="part">Part</h2>${image}`),
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

const write = (file: string, text: string | Buffer) => writeFiles(folder, {[file]: text});

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

/** What the check reports when the text of page B has a defect. */
function planted(check: Check<BuiltSite>, body: string): string[] {
  write('a/b.html', page('B', `<h2 id="part">Part</h2>${body}`));
  return found(check);
}

describe('checks of the built site', () => {
  it('report nothing on a site without defects, and check something', () => {
    for (const check of checks) {
      expect(found(check), check.name).toEqual([]);
      expect(
        check.run(readBuiltSite(folder, origin, '/docs/')).checked,
        check.name,
      ).toBeGreaterThan(0);
    }
  });

  it('fail with a fix when there is no build', () => {
    expect(() => readBuiltSite(path.join(folder, 'nowhere'), origin, '/docs/')).toThrow(
      'npm run build',
    );
  });

  it('find a link to a page that does not exist', () => {
    expect(planted(links, '<a href="/docs/a/gone">x</a>')).toEqual([
      expect.stringMatching(
        /^\/a\/b: <a> links to \/docs\/a\/gone, which is not in the build\. Fix:/,
      ),
    ]);
  });

  it('find a link that leaves the base path', () => {
    expect(planted(links, '<a href="/a/b">x</a>')[0]).toContain('outside the base path /docs/');
  });

  it('find links to addresses that only redirect', () => {
    expect(planted(links, '<a href="/docs/a/b/">x</a><a href="/docs/a/b.html">y</a>')).toHaveLength(
      2,
    );
  });

  it('treat an absolute address of the site itself as internal', () => {
    expect(
      planted(
        links,
        `<a href="${origin}/docs/gone">x</a><a href="https://elsewhere.example/gone">y</a>`,
      ),
    ).toHaveLength(1);
  });

  it('find a missing image, form of a picture, style sheet and script', () => {
    const body =
      '<picture><source srcset="/docs/gone.wide.svg#dark"><img src="/docs/gone.svg"></picture><script src="/docs/gone.js"></script><link href="/docs/gone.css">';
    expect(planted(links, body)).toHaveLength(4);
  });

  it('find an anchor without a target, on the same page and on another', () => {
    const messages = planted(
      anchors,
      '<a href="#parts">x</a><a href="/docs/#none">y</a><a href="#part">z</a>',
    );
    expect(messages).toHaveLength(2);
    expect(messages[0]).toContain('The nearest id is "part"');
  });

  it('find images without alternative text or size', () => {
    expect(planted(images, '<img src="/docs/c.svg" width="1" height="1">')[0]).toContain(
      'alternative text',
    );
    expect(planted(images, '<img src="/docs/c.svg" alt="" width="1" height="1">')[0]).toContain(
      'alternative text',
    );
    expect(planted(images, '<img src="/docs/c.svg" alt="x" width="100%" height="1">')[0]).toContain(
      'width',
    );
    expect(planted(images, '<img src="/docs/c.svg" alt="x" width="1">')[0]).toContain('height');
    expect(
      planted(images, '<img src="/docs/c.svg" alt="" role="presentation" width="1" height="1">'),
    ).toEqual([]);
  });

  it('find a duplicate id', () => {
    expect(planted(ids, '<p id="part">x</p>')[0]).toContain('"part" occurs more than once');
  });

  it('find a second h1 and a missing one', () => {
    expect(planted(oneTitle, '<h1>Again</h1>')[0]).toContain('found 2: "B", "Again"');
    write('a/b.html', page('B', '').replace(/<h1>.*<\/h1>/, ''));
    expect(found(oneTitle)[0]).toContain('found 0');
  });

  it('find a skipped heading level', () => {
    expect(planted(headingLevels, '<h4>Deep</h4>')[0]).toContain(
      'the h4 "Deep" follows the h2 "Part"',
    );
  });

  it('find a page without description', () => {
    write('a/b.html', page('B', '').replace('name="description"', 'name="other"'));
    expect(found(descriptions)[0]).toContain('/a/b: has no meta description');
  });

  it('find two pages with one title, and a page with none', () => {
    write('a/c.html', page('B', ''));
    write('a/d.html', page('D', '').replace(/<title>.*<\/title>/, ''));
    expect(found(titles)).toEqual([
      expect.stringContaining('/a/c: has the same title as /a/b, "B | Docs"'),
      expect.stringContaining('/a/d: has no <title>'),
    ]);
  });

  it('find a head without language, canonical address or social card', () => {
    write(
      'a/b.html',
      page('B', '').replace(' lang="en"', '').replace('canonical', 'x').replace('og:image', 'x'),
    );
    expect(found(identity)).toHaveLength(3);
  });

  it('find a canonical address of another page', () => {
    write('a/b.html', page('B', '', ''));
    expect(found(identity)).toEqual([
      expect.stringContaining(`/a/b: its canonical address is ${origin}/docs/, not`),
    ]);
  });

  it('find a page that the sitemap leaves out', () => {
    write('a/c.html', page('C', ''));
    write('search.html', page('Search', ''));
    expect(found(listed)).toEqual([expect.stringContaining('/a/c: is not in sitemap.xml. Fix:')]);
  });

  it('find a social card that is missing, relative or of the wrong size', () => {
    const swap = (to: string) => {
      write('a/b.html', page('B', '').replaceAll(`${origin}/docs/card.png`, to));
      return found(cards)[0];
    };
    expect(swap(`${origin}/docs/gone.png`)).toContain('not in the build');
    expect(swap('/docs/card.png')).toContain('not an absolute address');
    write('small.png', png(600, 315));
    expect(swap(`${origin}/docs/small.png`)).toContain('og:image is 600×315, not 1200×630');
    expect(swap(`${origin}/docs/c.svg`)).toContain('no PNG');
  });

  it('find structured data that is not JSON, and breadcrumbs of one item', () => {
    const swap = (to: string) => {
      write('a/b.html', page('B', '').replace(JSON.stringify(breadcrumbs), to));
      return found(structuredData)[0];
    };
    expect(swap('{')).toContain('not JSON');
    const itemListElement = breadcrumbs.itemListElement.slice(1);
    expect(swap(JSON.stringify({...breadcrumbs, itemListElement}))).toContain('fewer than two');
  });
});
