import type {PageCheck} from '../check';
import {admonitions} from './admonitions';
import {inbound} from './inbound';
import {externalLinks} from './external-links';
import {lengths, published, unique} from './front-matter';
import {leftovers} from './leftovers';
import {kindParts} from './parts';
import {bannedWords} from './words';

/** What makes a page wrong or unreadable; a defect fails the tests. */
export const checks: readonly PageCheck[] = [kindParts, leftovers, unique, admonitions, externalLinks];

/** What makes a page worse; a defect is printed as a warning, for the writer to judge. */
export const advice: readonly PageCheck[] = [published, lengths, bannedWords, inbound];
