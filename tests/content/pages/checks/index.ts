import type {PageCheck} from '../check';
import {admonitions} from './admonitions';
import {altTexts} from './alt-texts';
import {externalLinks} from './external-links';
import {lengths, published, unique} from './front-matter';
import {glossaryTerms} from './glossary';
import {leftovers} from './leftovers';
import {kindParts} from './parts';
import {placeholders} from './placeholders';
import {inbound, nextSteps} from './exits';
import {bannedWords, sentenceLength} from './words';

export const checks: readonly PageCheck[] = [
  kindParts,
  leftovers,
  published,
  lengths,
  unique,
  admonitions,
  altTexts,
  bannedWords,
  sentenceLength,
  placeholders,
  externalLinks,
  inbound,
  nextSteps,
  glossaryTerms,
];
