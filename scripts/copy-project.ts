import {execFileSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

/** What a clone does not have. */
const leftOut = ['node_modules', 'build', '.docusaurus', '.generated', 'test-results'];

/**
 * Copies this project with its packages, as a clone has it after `npm ci`: nothing is left of earlier builds. Git comes along, because pages
 * tell when they were changed. Packages are hard links where the disk allows it; as symbolic links they would get other names in the bundle.
 */
export function copyProject(target: string): void {
  const without = leftOut.map((name) => path.resolve(name));
  cpSync('.', target, {recursive: true, filter: (file) => !without.includes(path.resolve(file))});
  const packages = path.resolve('node_modules');
  try {
    execFileSync('cp', ['-al', packages, target], {stdio: 'ignore'});
  } catch {
    rmSync(path.join(target, 'node_modules'), {recursive: true, force: true});
    execFileSync('cp', ['-a', packages, target]);
  }
  rmSync(path.join(target, 'node_modules/.cache'), {recursive: true, force: true});
}
