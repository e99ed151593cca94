import path from 'node:path';
import type {Link, Nodes} from 'mdast';
import {nodesOf, type SourcePage} from './page';

/** Address of the page that `page` links to; undefined for a link within the page or to another site. */
function target({file}: SourcePage, {url}: Link): string | undefined {
  const [address = ''] = url.split('#');
  if (/^[a-z]+:/.test(url) || address === '') return undefined;
  if (address.startsWith('/')) return address;
  const resolved = path.posix.join(path.posix.dirname(file), address).replace(/\.mdx?$/, '');
  return `/${resolved.replace(/^docs\//, '')}`.replace(/(^|\/)index$/, '') || '/';
}

/** Addresses of the other pages that `nodes` link to. */
export function targets(page: SourcePage, nodes: readonly Nodes[]): string[] {
  return nodes
    .flatMap((node) => nodesOf(node, 'link'))
    .map((link) => target(page, link))
    .filter((address): address is string => address !== undefined && address !== page.address);
}
