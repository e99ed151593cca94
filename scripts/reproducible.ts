import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globbySync} from 'globby';
import {command} from './command';
import {copyProject} from './copy-project';

/** SHA-256 of every file in a folder, by path. */
export function hashes(dir: string): Map<string, string> {
  const files = globbySync('**/*', {cwd: dir, dot: true});
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dir, file)))
        .digest('hex'),
    ]),
  );
}

/** Paths of files that differ or exist in only one of two folders. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );
}

/** Builds here and in a new copy elsewhere, without caches, and compares the outputs. */
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
    const here = hashes('build');
    const different = differences(here, hashes(path.join(folder, 'build')));
    console.log(`${here.size} files compared, ${different.length} differ`);
    for (const file of different.slice(0, 20)) console.log(`  ${file}`);
    if (different.length > 0 || here.size < 500) process.exitCode = 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

command(module, main);
