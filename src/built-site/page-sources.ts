import {existsSync, readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {memoize} from '../settings/memoize';
import type {Defect} from './checks/check';

/** A page's source file, relative to the repository, and its address without base path. */
export interface PageSource {
  file: string;
  address: string;
}

/** Written by src/plugins/page-sources with every build. */
export const sourcesFile = '.docusaurus/page-sources.json';

/** The pages of the last build. Throws an Error that names the fix if there was none. */
export function readSources(file = sourcesFile): PageSource[] {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Fix: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as PageSource[];
}

/** A defect for each source file whose page another file replaces. */
export function duplicatePages(sources: readonly PageSource[]): Defect[] {
  const owners = new Map<string, string>();
  return sources.flatMap(({file, address}) => {
    const owner = owners.get(address);
    owners.set(address, owner ?? file);
    const message = `has the same address as ${owner}, ${address}, so one of the two pages is lost. Fix: change the "slug:" of one, or move its file.`;
    return owner ? [{page: file, line: lineWith(file, 'slug:') ?? 1, message}] : [];
  });
}

/** Number of the first line of a file that contains a text. */
function lineWith(file: string, text: string): number | undefined {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.findIndex((line) => line.includes(text)) + 1 || undefined;
}

/** Where settings, facts or components have an address in quotes: many pages show what they say. */
const sharedPlace = memoize((needle: string): {page: string; line: number} | undefined => {
  for (const page of globbySync('src/{settings,platform,components,theme}/**/*.{ts,tsx}').sort()) {
    const line = lineWith(page, `${needle}'`) ?? lineWith(page, `${needle}"`);
    if (line) return {page, line};
  }
  return undefined;
});

/** The same defects, with source file and line in place of the address of a page that has one. */
export function inSources(defects: readonly Defect[], sources: readonly PageSource[]): Defect[] {
  const files = new Map(sources.map(({file, address}) => [address, file]));
  return defects.map((defect) => {
    const {needle, page} = defect;
    const file = files.get(page);
    const line = file && needle ? lineWith(file, needle) : undefined;
    const shared = needle && !line ? sharedPlace(needle) : undefined;
    return {...defect, page: file ?? page, line, ...shared};
  });
}
