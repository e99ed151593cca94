import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {cli} from './cli';
import {client} from './clients';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {http} from './http';
import {compare} from './compare';
import {unintended} from './intended';
import {Locator} from './locate';
import {Project} from './python/project';
import {access, migrations, versions} from './releases';
import {sdk} from './sdk';
import {served} from './served';
import type {Report, Surface} from './types';

/** Everything that the site states as data, and what the checkout says of it. */
export function surface(checkout: Checkout, reference: Reference, locator: Locator): Surface {
  const project = new Project(checkout);
  const parts = [
    http(project, 'agenta-backend/agenta_backend/main.py', reference, locator),
    sdk(project, locator),
    served(project, locator),
    client(project, locator),
    cli(project, locator),
    environment(project, locator),
    compose(checkout, locator),
    evaluators(project, locator),
    access(project, locator),
    migrations(project, locator),
    versions(project, locator),
  ];
  return {ours: parts.flatMap(({ours}) => ours), platform: parts.flatMap(({platform}) => platform)};
}

/** The differences between a checkout and this site, those on purpose left out. */
export function drift(checkout: Checkout, reference: Reference, root: string): Report {
  const report = compare(surface(checkout, reference, new Locator(root)));
  return {...report, differences: unintended(report.differences)};
}
