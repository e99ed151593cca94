import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageHtml} from '../../../src/built-site/files';
import {apiCatalogPath, skillsIndexPath} from '../../../src/settings/addresses';
import {build, fileOf, home} from './built';
import {brokenLinks} from './check';

const read = (address: string) => readFileSync(path.join(build, address), 'utf8');

interface Index {
  skills: Record<'name' | 'type' | 'description' | 'url' | 'digest', string>[];
}

const {skills} = JSON.parse(read(skillsIndexPath)) as Index;
const texts = skills.map(({url}) => readFileSync(fileOf(url), 'utf8'));
it('the skills are published, each with the digest of its file', () => {
  expect(skills).not.toEqual([]);
  skills.forEach(({name, type, description, digest}, index) => {
    const sum = createHash('sha256').update(texts[index] ?? '');
    expect(digest, name).toBe(`sha256:${sum.digest('hex')}`);
    expect(type, name).toBe('skill-md');
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(description.length, name).toBeLessThanOrEqual(1024);
  });
});

it('the skills have no broken links', () => {
  const has = (pathname: string, fragment: string) =>
    existsSync(path.join(build, pathname)) &&
    (!fragment || pageHtml(build, pathname.replace(/\.md$/, '')).includes(` id="${fragment}"`));
  const found = texts.flatMap((markdown, at) => brokenLinks({path: `skill ${at}`, markdown}, home, has));
  expect(found).toEqual([]);
});

it('the API catalogue has no broken links', () => {
  const links = [...read(apiCatalogPath).matchAll(/"href": "([^"]+)"/g)].map(([, url = '']) => url);
  expect(links).not.toEqual([]);
  // The address of a page has no file extension.
  const missing = links.filter((url) => !existsSync(fileOf(url)) && !existsSync(`${fileOf(url)}.html`));
  expect(missing).toEqual([]);
});
