import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globbySync} from 'globby';
import {command} from './command';
import {copyProject} from './copy-project';

/** One line for each file that differs between two folders or exists in only one of them. */
export function differences(one: string, other: string): string[] {
  const {stdout, error} = spawnSync('diff', ['-rq', one, other], {encoding: 'utf8'});
  if (error) throw new Error(`diff could not run (${error.message}). Fix: install diffutils.`);
  return stdout.split('\n').filter(Boolean);
}

/**
 * `npm run reproducible`: builds here and in a copy in another folder, without caches, and compares the two
 * outputs byte by byte.
 */
function main(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-elsewhere-'));
  const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const build = (cwd: string) =>
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    build('.');
    copyProject(folder);
    build(folder);
    const {length} = globbySync('build/**/*', {dot: true});
    const different = differences('build', path.join(folder, 'build'));
    console.log(`${length} files compared, ${different.length} differ`);
    for (const line of different.slice(0, 20)) console.log(`  ${line}`);
    if (different.length > 0 || length < 500) process.exitCode = 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

command(module, main);
