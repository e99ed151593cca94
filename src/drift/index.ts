import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {changedCode} from './code';
import {Code} from './code/files';
import {recordedDigests} from './code/record';
import {compare} from './compare';
import {treeOf, type Tree} from './extracted';
import {overridden} from './overrides';
import {provenance, sourcesOf, type Rested} from './provenance';
import type {Source} from './provenance/sections';
import {surface, type Surface} from './surface';
import type {Report} from './types';

export interface Drift {
  readonly report: Report;
  /** Both sides, as pages show them. */
  readonly stated: Surface;
  readonly code: Code;
  readonly sources: readonly Source[];
  readonly rested: Rested;
}

/** Compares a checkout with this site, whose root folder is `root`. Changed code comes last. The parsers must have been loaded. */
export function drift(checkout: Checkout, reference: Reference, root: string): Drift {
  const told = surface(checkout, reference, root);
  const {platform, unproven, stale} = overridden(told.platform);
  const {ours, about} = told;
  const facts = compare(without(ours, unproven), treeOf(platform), about);
  const code = new Code(checkout);
  const digests = recordedDigests(root);
  const stated = {ours, platform, about};
  const sources = sourcesOf(code, stated, reference, root);
  const rested = provenance(sources, code, digests);
  const changed = changedCode(digests, code, rested);
  const report = {
    compared: facts.compared + changed.compared,
    differences: [...facts.differences, ...stale, ...changed.differences],
  };
  return {report, stated, code, sources, rested};
}

/** A tree without the things of some keys. */
const without = (tree: Tree, keys: ReadonlySet<string>): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([kind, group]) => {
      const kept = Object.entries(group).filter(([name]) => !keys.has(`${kind} ${name}`));
      return [kind, Object.fromEntries(kept)];
    }),
  );
