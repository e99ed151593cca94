import type {Check} from './check';
import type {BuiltSite} from './site';
import {headingIds, headingLevels, ids, images, oneTitle} from './content';
import {cards, descriptions, identity, listed, structuredData, titles} from './head';
import {anchors, links} from './links';

export const checks: readonly Check<BuiltSite>[] = [
  links,
  anchors,
  images,
  ids,
  oneTitle,
  headingIds,
  headingLevels,
  descriptions,
  titles,
  identity,
  listed,
  cards,
  structuredData,
];
