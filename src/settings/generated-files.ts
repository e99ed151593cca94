import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a generated file unless it already has this content, so that file watchers are not triggered.
 * Returns whether it wrote.
 */
export function writeIfChanged(file: string, content: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return false;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  return true;
}

/**
 * Writes the generated files of a folder, by name, and deletes those that are no longer generated.
 * Returns how many files changed.
 */
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
