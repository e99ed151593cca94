import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file unless it has this content, so as not to trigger file watchers. Returns whether it wrote. */
export function writeIfChanged(file: string, content: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return false;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  return true;
}

/** Writes a folder's generated files, deletes those no longer generated, and counts the changes. */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  isGenerated: (name: string) => boolean,
): number {
  mkdirSync(folder, {recursive: true});
  const stale = readdirSync(folder).filter((name) => isGenerated(name) && !files.has(name));
  for (const name of stale) rmSync(path.join(folder, name));
  const written = [...files].filter(([name, content]) => writeIfChanged(path.join(folder, name), content));
  return stale.length + written.length;
}
