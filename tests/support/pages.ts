import {existsSync} from 'node:fs';
import {pageHtml, sitemapAddresses} from '../../src/built-site/files';
import {site} from '../../src/settings/site';

const isGenerated = (address: string): boolean =>
  /^\/(reference\/api|tags)(\/|$)/.test(address) && !existsSync(`docs${address}.mdx`);

/** Class names of a built page, which say what it is made of. */
const classesOf = (address: string): string[] =>
  [...pageHtml('build', address).matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, names]) => names?.split(' ') ?? [],
  );

/** Pages to look at in a browser: each that is written by hand, and each generated one with an element that no page before it has. */
export function pagesToVisit(): string[] {
  const addresses = [...sitemapAddresses('build', site.baseUrl), '/search'];
  const pages = addresses.filter((address) => !isGenerated(address));
  const seen = new Set(pages.flatMap(classesOf));
  for (const address of addresses.filter(isGenerated)) {
    const classes = classesOf(address).filter((name) => !/docs-doc-id|sidebar-item/.test(name));
    if (classes.some((name) => !seen.has(name))) pages.push(address);
    for (const name of classes) seen.add(name);
  }
  return pages;
}

/** The same pages by section: the first part of their address. */
export function sectionsToVisit(): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const address of pagesToVisit()) {
    const [, section = ''] = address.split('/');
    sections.set(section, [...(sections.get(section) ?? []), address]);
  }
  return sections;
}
