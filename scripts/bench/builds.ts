import {appendFileSync, cpSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../copy-project';
import {build, commands, type BuildCost} from './build';
import {memory, print, seconds, times, type Row} from './table';
import {writeVanilla} from './vanilla';

/** As if somebody had written a sentence. */
function changePage(file: string): void {
  appendFileSync(file, '\nOne more sentence.\n');
}

/**
 * Builds this site and vanilla in fresh copies, again after `page` has changed, and once more; prints what that took. The first builds
 * are left at `ours` and `vanilla`.
 */
export async function compareBuilds(
  folder: string,
  page: string,
  ours: string,
  vanilla: string,
): Promise<void> {
  const own = path.join(folder, 'own');
  const stock = path.join(folder, 'stock');
  copyProject(own);
  const oursCold = await build(own, commands.ours);
  cpSync(path.join(own, 'build'), ours, {recursive: true});
  const pages = writeVanilla(stock, ours, own);
  const vanillaCold = await build(stock, commands.vanilla);
  cpSync(path.join(stock, 'build'), vanilla, {recursive: true});
  changePage(path.join(own, `docs${page}.mdx`));
  changePage(path.join(stock, `docs${page}.md`));
  const oursWarm = await build(own, commands.ours);
  const vanillaWarm = await build(stock, commands.vanilla);
  const oursSame = await build(own, commands.ours);
  const vanillaSame = await build(stock, commands.vanilla);
  const row = (name: string, one: BuildCost, other: BuildCost, bound: string): Row => [
    name,
    seconds(one),
    seconds(other),
    times(one.seconds, other.seconds),
    bound,
  ];
  print(
    `Build, with everything "npm run build" does (vanilla: ${pages} of our pages, without the API)`,
    ['', 'this site', 'vanilla', 'ratio', 'bound'],
    [
      row('cold: the first after npm ci', oursCold, vanillaCold, '≤ 1.5 ×'),
      row('warm: one page changed', oursWarm, vanillaWarm, '≤ 1 ×'),
      row('again: nothing changed', oursSame, vanillaSame, ''),
      ['memory, cold', memory(oursCold), memory(vanillaCold), '', '≤ 2048 MB'],
    ],
  );
}
