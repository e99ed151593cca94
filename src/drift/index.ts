import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {absentNames, cli} from './cli';
import {changedCode} from './code';
import {Code} from './code/files';
import {recordedDigests} from './code/record';
import {compare} from './compare';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {recorded} from './extracted';
import {http} from './http';
import {overridden} from './overrides';
import {provenance, sourcesOf, type Rested} from './provenance';
import type {Source} from './provenance/sections';
import {Project} from './python/project';
import {access, migrations, slots, versions} from './releases';
import {names, sdk} from './sdk';
import {client} from './sdk/clients';
import {models, served} from './sdk/served';
import type {Report, Surface} from './types';

/** What the site states, and what a checkout says about it. */
export function surface(checkout: Checkout, reference: Reference, root: string): Surface {
  const project = new Project(checkout);
  const looked = [names, absentNames].map((read) => read(project));
  const readers = [sdk, served, models, client, cli, environment, evaluators, access, slots];
  const facts = [...readers, migrations, versions, compose].flatMap((read) => read(project));
  return merged([http(project, reference), ...looked, {ours: recorded(root), platform: facts}]);
}

const merged = (parts: readonly Surface[]): Surface => ({
  ours: parts.flatMap(({ours}) => ours),
  platform: parts.flatMap(({platform}) => platform),
});

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
  const {surface: stated, stale} = overridden(surface(checkout, reference, root));
  const facts = compare(stated);
  const code = new Code(checkout);
  const digests = recordedDigests(root);
  const sources = sourcesOf(code, stated, reference, root);
  const rested = provenance(sources, code, digests);
  const changed = changedCode(digests, code, rested);
  const report = {
    compared: facts.compared + changed.compared,
    differences: [...facts.differences, ...stale, ...changed.differences],
  };
  return {report, stated, code, sources, rested};
}
