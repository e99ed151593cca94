import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {cli} from './cli';
import {changedCode, recordedDigests} from './code';
import {Code} from './code/files';
import {compare} from './compare';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {recorded} from './extracted';
import {http} from './http';
import {overridden} from './overrides';
import {provenance, sourcesOf} from './provenance';
import {Project} from './python/project';
import {migrations, versions} from './releases';
import {client, clientTypes} from './sdk/client';
import {sdk} from './sdk/package';
import {models, served} from './sdk/served';
import {thingsOf, type Report, type Surface} from './types';

/** Reads both sides. The record of the documented release is in `root`, the folder of this site. */
export function surface(checkout: Checkout, reference: Reference, root: string): Surface {
  const project = new Project(checkout);
  const readers = [
    sdk,
    served,
    models,
    clientTypes,
    cli,
    environment,
    evaluators,
    migrations,
    versions,
    compose,
  ];
  const clients = client(project);
  const {ours, platform} = http(project, reference, clients);
  return {
    ours: new Map([...thingsOf(ours), ...recorded(root)]),
    platform: thingsOf([...platform, ...clients, ...readers.flatMap((read) => read(project))]),
  };
}

/**
 * Compares a checkout with this site, whose root folder is `root`. Changed code comes last. Both sides are returned as pages show them. The
 * parsers must have been loaded.
 */
export function drift(checkout: Checkout, reference: Reference, root: string) {
  const sides = surface(checkout, reference, root);
  const {stale, ...shown} = overridden(sides);
  const facts = compare(shown.ours, shown.platform);
  const code = new Code(checkout);
  const digests = recordedDigests(root);
  const sources = sourcesOf(code, shown, reference, root);
  const changed = changedCode(digests, code, provenance(sources, code, digests));
  const report: Report = {
    compared: facts.compared + changed.compared,
    differences: [...facts.differences, ...stale, ...changed.differences],
  };
  return {report, shown, code, sources};
}
