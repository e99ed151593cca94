import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'hast-util-to-string';
import {cardSize} from '../../settings/addresses';
import {perPage} from './check';
import {attribute, hasFile, type BuiltPage, type BuiltSite} from './site';

/** Address of the picture that a shared link shows. */
function picture(page: BuiltPage): string | undefined {
  const tag = page.elements.find(
    (one) => one.tagName === 'meta' && attribute(one, 'property') === 'og:image',
  );
  return tag && attribute(tag, 'content');
}

/** Width and height stand at the same place of every PNG file. */
function measure(file: string): string {
  const bytes = readFileSync(file);
  return bytes.subarray(1, 4).toString() === 'PNG'
    ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}`
    : 'no PNG';
}

function problem(site: BuiltSite, page: BuiltPage): string | undefined {
  const url = picture(page);
  if (!url) return undefined;
  const home = site.origin + site.baseUrl;
  const fix = 'Fix: look at src/components/PageHead and src/plugins/social-cards.';
  if (!url.startsWith(home))
    return `og:image is ${url}: networks ask for an absolute address of this site. ${fix}`;
  const pathname = url.slice(home.length - 1);
  if (!hasFile(site, pathname))
    return `og:image leads to ${url}, but the build has nothing there. ${fix}`;
  const wanted = `${cardSize.width}×${cardSize.height}`;
  const actual = measure(path.join(site.folder, decodeURIComponent(pathname)));
  return actual === wanted ? undefined : `og:image is ${actual}, not ${wanted}. ${fix}`;
}

/** The picture of a shared link is there, and as large as its tags say. */
export const cards = perPage(
  {name: 'sharing pictures exist in their size', unit: 'pictures', floor: 180},
  (page, site) => {
    const message = problem(site, page);
    return {looked: picture(page) ? 1 : 0, messages: message ? [message] : []};
  },
);

interface Trail {
  '@type'?: string;
  itemListElement?: {name?: string; item?: string}[];
}

/** Data for search engines is JSON, and a trail of breadcrumbs has a beginning and an end. */
export const structuredData = perPage(
  {name: 'structured data is sound', unit: 'pieces of data', floor: 160},
  ({elements}) => {
    const scripts = elements.filter(
      (one) => one.tagName === 'script' && attribute(one, 'type') === 'application/ld+json',
    );
    const messages = scripts.flatMap((script) => {
      let data: Trail;
      try {
        data = JSON.parse(toString(script)) as Trail;
      } catch {
        return [
          'holds structured data that is not JSON. Fix: look at what writes application/ld+json.',
        ];
      }
      if (data['@type'] !== 'BreadcrumbList') return [];
      const trail = data.itemListElement ?? [];
      const isWhole =
        trail.length >= 2 && trail.every(({name, item}) => name && item?.startsWith('http'));
      return isWhole
        ? []
        : [
            'has breadcrumbs of fewer than two named addresses. Fix: look at src/theme/DocBreadcrumbs/StructuredData.',
          ];
    });
    return {looked: scripts.length, messages};
  },
);
