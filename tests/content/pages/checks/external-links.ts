import type {Root} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {site} from '../../../../src/settings/site';
import {perItem} from '../check';
import {lineOf} from '../page';

/** Addresses outside code: in links, images, definitions, attributes, plain text. */
function addresses(tree: Root): {address: string; line: number}[] {
  const found: {address: string; line: number}[] = [];
  visit(tree, (node) => {
    const own: unknown[] = [];
    if ('url' in node) own.push(node.url);
    if (node.type === 'text') own.push(...(node.value.match(/https?:\/\/\S+/g) ?? []));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      own.push(...node.attributes.map(({value}) => value));
    const line = lineOf(node);
    found.push(...own.filter((one) => typeof one === 'string').map((address) => ({address, line})));
    // The text of a link may repeat its address.
    return node.type === 'link' ? SKIP : CONTINUE;
  });
  return found;
}

/** External addresses are only in src/settings/links.ts; pages use their keys. */
export const externalLinks = perItem(
  {name: 'external addresses come from src/settings/links', unit: 'addresses'},
  ({tree}) => addresses(tree),
  ({address}) => {
    const isOwn = new URL(site.url).host === (/^(?:https?:)?\/\/([^/]*)/.exec(address)?.[1] ?? '');
    const fix = isOwn
      ? 'link the file of the page, such as ./test_sets.mdx'
      : 'add a key to src/settings/links.ts and write [text](link:key)';
    return /^(?:https?:|mailto:|\/\/)/.test(address) ? `names ${address}. Fix: ${fix}.` : '';
  },
);
