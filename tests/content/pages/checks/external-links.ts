import type {Nodes, Parents} from 'mdast';
import {perPage, type PageOutcome} from '../check';

const external = /^(?:https?:|mailto:|\/\/)/;

/** Addresses of a node outside code: links, images, definitions, attributes, plain text. */
function addresses(node: Nodes): string[] {
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      return [node.url];
    case 'text':
      return node.value.match(/https?:\/\/\S+/g) ?? [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : []));
    default:
      return [];
  }
}

/** External addresses are only in src/settings/links.ts; pages use their keys. */
export const externalLinks = perPage(
  {name: 'external addresses come from src/settings/links', unit: 'addresses', floor: 1_000},
  ({tree}) => {
    const found: PageOutcome['found'] = [];
    let checked = 0;
    const walk = (node: Nodes) => {
      for (const address of addresses(node)) {
        checked += 1;
        if (!external.test(address)) continue;
        found.push({
          line: node.position?.start.line ?? 0,
          message: `names ${address}. Fix: add a key to src/settings/links.ts and write [text](link:key).`,
        });
      }
      // The text of a link may repeat its address.
      if ('children' in node && node.type !== 'link') (node as Parents).children.forEach(walk);
    };
    walk(tree);
    return {checked, found};
  },
);
