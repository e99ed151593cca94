import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'hast-util-to-string';
import {cardSize} from '../../settings/addresses';
import {metaContent} from '../tree';
import {perItem} from './check';
import {attribute, hasFile} from './site';

/** Width and height of a PNG file, read from its header. */
function pngSize(file: string): string {
  const bytes = readFileSync(file);
  return bytes.subarray(1, 4).toString() === 'PNG'
    ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}`
    : 'not a PNG file';
}

/** Every social card exists and has the size that the meta tags state. */
export const cards = perItem(
  {name: 'social cards exist in their size', unit: 'cards', floor: 180},
  ({document}) => [metaContent(document, 'og:image')].filter(Boolean),
  (url, {site}) => {
    const home = site.origin + site.baseUrl;
    const fix = 'Fix: check src/theme/Root and src/built-site/cards.';
    if (!url.startsWith(home))
      return `og:image is ${url}, not an absolute address of this site. ${fix}`;
    const pathname = url.slice(home.length - 1);
    if (!hasFile(site, pathname)) return `og:image is ${url}, which is not in the build. ${fix}`;
    const expected = `${cardSize.width}×${cardSize.height}`;
    const actual = pngSize(path.join(site.folder, decodeURIComponent(pathname)));
    return actual === expected ? [] : `og:image is ${actual}, not ${expected}. ${fix}`;
  },
);

interface StructuredData {
  '@type'?: string;
  itemListElement?: {name?: string; item?: string}[];
}

/** Structured data is JSON, and breadcrumbs have at least two items. */
export const structuredData = perItem(
  {name: 'structured data is valid', unit: 'JSON-LD scripts', floor: 160},
  ({elements}) =>
    elements.filter(
      (one) => one.tagName === 'script' && attribute(one, 'type') === 'application/ld+json',
    ),
  (script) => {
    let data: StructuredData;
    try {
      data = JSON.parse(toString(script)) as StructuredData;
    } catch {
      return 'has structured data that is not JSON. Fix: check what writes application/ld+json.';
    }
    if (data['@type'] !== 'BreadcrumbList') return [];
    const items = data.itemListElement ?? [];
    const isComplete =
      items.length >= 2 && items.every(({name, item}) => name && item?.startsWith('http'));
    return isComplete
      ? []
      : 'has breadcrumbs of fewer than two named addresses. Fix: check src/theme/DocBreadcrumbs/StructuredData.';
  },
);
