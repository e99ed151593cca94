import type {Check} from './check';
import type {BuiltSite} from './site';
import {headingLevels, ids, images, oneTitle} from './content';
import {cards, descriptions, identity, listed, structuredData, titles} from './head';
import {anchors, links} from './links';

export const checks: readonly Check<BuiltSite>[] = [
  links,
  anchors,
  images,
  ids,
  oneTitle,
  headingLevels,
  descriptions,
  titles,
  identity,
  listed,
  cards,
  structuredData,
];
