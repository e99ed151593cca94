import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {cli} from './cli';
import {compare} from './compare';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {http} from './http';
import {unintended} from './intended';
import {Locator} from './locate';
import {messages} from './messages';
import {Project} from './python/project';
import {access, migrations, slots, versions} from './releases';
import {sdk} from './sdk';
import {client} from './sdk/clients';
import {models, served} from './sdk/served';
import {sources} from './sources';
import {stated} from './statements';
import type {Report, Surface} from './types';

/** Everything that the site states as data, and what the checkout says of it. */
export function surface(checkout: Checkout, reference: Reference, locator: Locator): Surface {
  const project = new Project(checkout);
  const own = [sdk, served, models, client, cli, environment, evaluators, access, slots];
  return merged([
    ...[http, messages].map((read) => read(project, reference, locator)),
    ...[...own, migrations, versions].map((read) => read(project)),
    stated(project),
    compose(checkout),
  ]);
}

const merged = (parts: readonly Surface[]): Surface => ({
  ...{ours: parts.flatMap(({ours}) => ours), platform: parts.flatMap(({platform}) => platform)},
});

/** The differences between a checkout and this site, those on purpose left out. */
export function drift(checkout: Checkout, reference: Reference, root: string): Report {
  const locator = new Locator(root);
  const told = surface(checkout, reference, locator);
  const both = merged([told, sources(root, checkout.root, told)]);
  const report = compare(both, (one) => locator.of(one));
  return {...report, differences: unintended(report.differences)};
}
