import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {absentNames, cli} from './cli';
import {changedCode, recordedDigests} from './code';
import {compare} from './compare';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {recorded} from './extracted';
import {http} from './http';
import {messages} from './messages';
import {overridden} from './overrides';
import {Project} from './python/project';
import {access, migrations, slots, versions} from './releases';
import {names, sdk} from './sdk';
import {client} from './sdk/clients';
import {models, served} from './sdk/served';
import {stated} from './statements';
import type {Report, Surface} from './types';

/** What the site states, and what a checkout says about it. */
export function surface(checkout: Checkout, reference: Reference, root: string): Surface {
  const project = new Project(checkout);
  const described = [http, messages].map((read) => read(project, reference));
  const looked = [names, absentNames, stated].map((read) => read(project));
  const readers = [sdk, served, models, client, cli, environment, evaluators, access, slots];
  const facts = [...readers, migrations, versions, compose].flatMap((read) => read(project));
  return merged([...described, ...looked, {ours: recorded(root), platform: facts}]);
}

const merged = (parts: readonly Surface[]): Surface => ({
  ours: parts.flatMap(({ours}) => ours),
  platform: parts.flatMap(({platform}) => platform),
});

/** Compares a checkout with this site, whose root folder is `root`. Changed code comes last. */
export async function drift(
  checkout: Checkout,
  reference: Reference,
  root: string,
): Promise<Report> {
  const {surface: stated, stale} = overridden(surface(checkout, reference, root));
  const facts = compare(stated);
  const differences = [...facts.differences, ...stale];
  const code = await changedCode(recordedDigests(root), checkout, stated, differences);
  return {
    compared: facts.compared + code.compared,
    differences: [...differences, ...code.differences],
  };
}
