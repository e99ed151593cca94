import {execFileSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

const excluded = ['node_modules', 'build', '.docusaurus', '.generated', 'test-results'];

/**
 * Copies this project to `target` as if it were freshly cloned and installed: with its Git history, which the
 * "last updated" dates need, but without caches and build outputs. Packages are hard-linked where possible;
 * symbolic links would change the module paths in the bundle.
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
