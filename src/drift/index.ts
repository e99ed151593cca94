import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {cli} from './cli';
import {changedCode} from './code';
import {Code} from './code/files';
import {recordedDigests} from './code/record';
import {compare} from './compare';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {http} from './http';
import {unintended} from './intended';
import {Locator} from './locate';
import {messages} from './messages';
import {provenance, sourcesOf, type Rested} from './provenance';
import type {Source} from './provenance/sections';
import {Project} from './python/project';
import {access, migrations, slots, versions} from './releases';
import {sdk} from './sdk';
import {client} from './sdk/clients';
import {models, served} from './sdk/served';
import {sources as lines} from './sources';
import type {Report, Surface} from './types';

/** Everything that the site states as data, and what the checkout says about it. */
export function surface(checkout: Checkout, reference: Reference, locator: Locator): Surface {
  const project = new Project(checkout);
  const readers = [sdk, served, models, client, cli, environment, evaluators, access, slots];
  return merged([
    ...[http, messages].map((read) => read(project, reference, locator)),
    ...[...readers, migrations, versions].map((read) => read(project)),
    compose(checkout),
  ]);
}

const merged = (parts: readonly Surface[]): Surface => ({
  ours: parts.flatMap(({ours}) => ours),
  platform: parts.flatMap(({platform}) => platform),
});

export interface Drift {
  readonly report: Report;
  readonly stated: Surface;
  readonly code: Code;
  readonly sources: readonly Source[];
  readonly rested: Rested;
}

/** Compares a checkout with this site, whose root folder is `root`. Intended differences are left out. Changed code comes last. */
export async function drift(
  checkout: Checkout,
  reference: Reference,
  root: string,
): Promise<Drift> {
  const locator = new Locator(root);
  const stated = surface(checkout, reference, locator);
  const all = merged([stated, lines(root, checkout.root, stated)]);
  const facts = compare(all, (one) => locator.of(one));
  const code = await Code.of(checkout);
  const recorded = recordedDigests(root);
  const sources = sourcesOf(code, stated, reference, locator);
  const rested = provenance(sources, code, recorded);
  const changed = changedCode(recorded, code, rested);
  const report = {
    compared: facts.compared + changed.compared,
    differences: [...unintended(facts.differences), ...changed.differences],
  };
  return {report, stated, code, sources, rested};
}
