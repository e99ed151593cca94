import {execFileSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

const excluded = ['node_modules', 'build', '.docusaurus', '.generated', 'test-results'];

/**
 * Copies this project as a clone with installed packages, without caches and outputs of earlier builds. The Git history is included for the
 * pages' "last updated" dates. Packages are hard links if possible; with symbolic links, module paths in the bundle would differ.
 */
export function copyProject(target: string): void {
  const skipped = excluded.map((name) => path.resolve(name));
  cpSync('.', target, {recursive: true, filter: (file) => !skipped.includes(path.resolve(file))});
  const packages = path.resolve('node_modules');
  try {
    execFileSync('cp', ['-al', packages, target], {stdio: 'ignore'});
  } catch {
    rmSync(path.join(target, 'node_modules'), {recursive: true, force: true});
    execFileSync('cp', ['-a', packages, target]);
  }
  rmSync(path.join(target, 'node_modules/.cache'), {recursive: true, force: true});
}
