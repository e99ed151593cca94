import type {Reference} from '../api-reference/description/reference';
import type {Checkout} from './checkout';
import {cli} from './cli';
import type {About} from './compare';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {merged, recorded, treeOf, type Tree} from './extracted';
import {http} from './http';
import {pagesOf} from './kinds';
import {Project} from './python/project';
import {access, migrations, slots, versions} from './releases';
import {names, sdk} from './sdk';
import {client} from './sdk/clients';
import {models, served} from './sdk/served';
import {allOf, type Entity} from './types';

/** What the site states, and what a checkout says about it. */
export interface Surface {
  readonly ours: Tree;
  readonly platform: readonly Entity[];
  readonly about: About;
}

/** Reads both sides. The record of the documented release is in `root`, the folder of this site. */
export function surface(checkout: Checkout, reference: Reference, root: string): Surface {
  const project = new Project(checkout);
  const readers = [sdk, served, models, client, cli, environment, evaluators, access, slots];
  const facts = [...readers, migrations, versions, compose].flatMap((read) => read(project));
  const looked = [http(project, reference), names(project)];
  const platform = [...looked.flatMap((one) => one.platform), ...facts];
  const ours = looked.flatMap((one) => one.ours);
  return {ours: merged([treeOf(ours), recorded(root)]), platform, about: aboutOf(ours, platform)};
}

/** Something new belongs where we state what it is part of. */
export function aboutOf(ours: readonly Entity[], platform: readonly Entity[]): About {
  const byKey = (all: readonly Entity[]) =>
    new Map(
      allOf(all)
        .reverse()
        .map(({key, one}) => [key, one]),
    );
  const [mine, far] = [byKey(ours), byKey(platform)];
  return (kind, names) => {
    const key = [kind, ...names].join(' ');
    const found = far.get(key);
    const pages = mine.get(key)?.pages ?? mine.get(`operation ${names[0]}`)?.pages ?? found?.pages;
    return {platform: found?.place, pages: pages ?? pagesOf(kind, names)};
  };
}
