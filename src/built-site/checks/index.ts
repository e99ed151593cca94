import type {Check} from './check';
import type {BuiltSite} from './site';
import {anchors} from './anchors';
import {descriptions, identity, titles} from './head';
import {headingLevels, oneTitle} from './headings';
import {ids} from './ids';
import {images} from './images';
import {links} from './links';
import {listed} from './listed';
import {cards, structuredData} from './sharing';

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
