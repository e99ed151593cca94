import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The digest of each definition, by file and name. */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>;

const record = 'src/platform/sources/code.json';

/** The digests at the documented commit. */
export const recordedDigests = (root: string): Digests =>
  JSON.parse(readFileSync(path.join(root, record), 'utf8')) as Digests;

/** Records digests, with one row per file. Returns the number of definitions. */
export function writeDigests(root: string, digests: Digests): number {
  const all = Object.entries(digests);
  const rows = all.map(([file, own]) => `"${file}": ${JSON.stringify(own)}`);
  writeFileSync(path.join(root, record), `{\n${rows.join(',\n')}\n}\n`);
  return all.flatMap(([, own]) => Object.keys(own)).length;
}
