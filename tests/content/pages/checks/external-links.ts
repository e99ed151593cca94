import type {Nodes, Parents} from 'mdast';
import {perItem} from '../check';
import {lineOf} from '../page';

interface Address {
  address: string;
  line: number;
}

/** Addresses outside code: in links, images, definitions, attributes, plain text. */
function addresses(node: Nodes): Address[] {
  const own = (list: readonly string[]) => list.map((address) => ({address, line: lineOf(node)}));
  const inside = 'children' in node ? (node as Parents).children.flatMap(addresses) : [];
  switch (node.type) {
    case 'link':
      // Its text may repeat its address.
      return own([node.url]);
    case 'image':
    case 'definition':
      return own([node.url]);
    case 'text':
      return own(node.value.match(/https?:\/\/\S+/g) ?? []);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        ...own(node.attributes.map(({value}) => value).filter((one) => typeof one === 'string')),
        ...inside,
      ];
    default:
      return inside;
  }
}

/** External addresses are only in src/settings/links.ts; pages use their keys. */
export const externalLinks = perItem(
  {name: 'external addresses come from src/settings/links', unit: 'addresses', floor: 1_000},
  ({tree}) => addresses(tree),
  ({address}) =>
    /^(?:https?:|mailto:|\/\/)/.test(address)
      ? `names ${address}. Fix: add a key to src/settings/links.ts and write [text](link:key).`
      : '',
);
