import type {Page} from '../../src/built-site/page';
import {readSite} from '../../src/built-site/read';
import {site} from '../../src/settings/site';

let pages: readonly Page[] | undefined;

/** Every page of the build; read once for all files that a worker tests, as it takes seconds. */
export const builtPages = (): readonly Page[] => (pages ??= readSite('build', site.baseUrl));
