import {site} from '../../../../src/settings/site';
import {perItem} from '../check';
import {nodesOf, type SourcePage} from '../page';

/** Addresses outside code: in links, images, definitions, attributes, plain text. */
const addresses = ({tree}: SourcePage) => [
  ...(['link', 'image', 'definition'] as const)
    .flatMap((type) => nodesOf(tree, type))
    .map(({url, line}) => ({address: url, line})),
  ...nodesOf(tree, 'text').flatMap(({value, line}) =>
    (value.match(/https?:\/\/\S+/g) ?? []).map((address) => ({address, line})),
  ),
  ...(['mdxJsxFlowElement', 'mdxJsxTextElement'] as const)
    .flatMap((type) => nodesOf(tree, type))
    .flatMap(({attributes, line}) => attributes.map(({value}) => ({address: String(value), line}))),
];

/** External addresses are only in src/settings/links.ts; pages use their keys. */
export const externalLinks = perItem(
  {name: 'external addresses come from src/settings/links', unit: 'addresses'},
  addresses,
  ({address}) => {
    if (!/^(?:https?:|mailto:|\/\/)/.test(address)) return '';
    const fix = address.startsWith(site.url)
      ? 'link the file of the page, such as ./test_sets.mdx'
      : 'add a key to src/settings/links.ts and write [text](link:key)';
    return `names ${address}. Fix: ${fix}.`;
  },
);
