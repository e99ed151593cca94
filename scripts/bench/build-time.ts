import {spawnSync} from 'node:child_process';
import {appendFileSync, cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../copy-project';
import {writeVanilla} from './vanilla';

const cli = {ours: 'scripts/docusaurus.mjs', vanilla: 'node_modules/.bin/docusaurus'};

/** Seconds that a build in `dir` takes, with a temporary folder of its own, where jiti keeps its cache. */
function build(dir: string, program: string): number {
  const TMPDIR = path.join(dir, 'node_modules/.cache/tmp');
  mkdirSync(TMPDIR, {recursive: true});
  const started = performance.now();
  const {status, stderr} = spawnSync(process.execPath, [program, 'build'], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, TMPDIR},
  });
  if (status !== 0) throw new Error(`The build of ${dir} failed:\n${stderr.slice(-2000)}`);
  return (performance.now() - started) / 1000;
}

/**
 * Measures builds of this site and of vanilla Docusaurus with the same pages, both in new copies below
 * `folder`: a cold build, whose output is kept in `ours/first` and `vanilla/first`, then one after a change
 * to `page`. Returns seconds by kind of build and site.
 */
export function measureBuilds(folder: string, page: string) {
  const [ours = '', vanilla = ''] = ['ours', 'vanilla'].map((name) => path.join(folder, name));
  copyProject(ours);
  const cold = {ours: build(ours, cli.ours), vanilla: 0};
  writeVanilla(vanilla, path.join(ours, 'build'), ours);
  cold.vanilla = build(vanilla, cli.vanilla);
  for (const dir of [ours, vanilla])
    cpSync(path.join(dir, 'build'), path.join(dir, 'first'), {recursive: true});
  appendFileSync(path.join(ours, `docs${page}.mdx`), '\nOne more sentence.\n');
  appendFileSync(path.join(vanilla, `docs${page}.md`), '\nOne more sentence.\n');
  const changed = {ours: build(ours, cli.ours), vanilla: build(vanilla, cli.vanilla)};
  return {cold, 'one page changed': changed};
}
