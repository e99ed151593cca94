import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../../src/settings/site';

export const build = path.resolve('build');
export const home = `${site.url}${site.baseUrl}`;

/** The file of the build that is served at an address. */
export const fileOf = (url: string): string => path.join(build, url.slice(home.length));

/** The text at an address of the site, or undefined. */
export function textAt(url: string): string | undefined {
  const isThere = url.startsWith(home) && existsSync(fileOf(url)) && statSync(fileOf(url)).isFile();
  return isThere ? readFileSync(fileOf(url), 'utf8') : undefined;
}
