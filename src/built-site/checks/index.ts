import type {Check} from './check';
import type {BuiltSite} from './site';
import {headings, ids, images} from './content';
import {cards, identity, listed, structuredData, titles} from './head';
import {anchors, links} from './links';

export const checks: readonly Check<BuiltSite>[] = [
  links,
  anchors,
  images,
  ids,
  headings,
  titles,
  identity,
  listed,
  cards,
  structuredData,
];
