import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../../src/settings/site';

export const build = path.resolve('build');
export const home = `${site.url}${site.baseUrl}`;

/** The file of the build that is served at an address. */
export const fileOf = (url: string): string => path.join(build, url.slice(home.length));

/** Its text; undefined where there is none. */
export function fetch(url: string): string | undefined {
  const isThere = url.startsWith(home) && existsSync(fileOf(url)) && statSync(fileOf(url)).isFile();
  return isThere ? readFileSync(fileOf(url), 'utf8') : undefined;
}
