import path from 'node:path';
import {site as settings} from '../src/settings/site';
import {show} from '../src/built-site/checks/check';
import {checks} from '../src/built-site/checks';
import {readBuiltSite} from '../src/built-site/checks/site';

/** Runs the checks of the built site and prints every defect. Fails on any, and on a build that is not whole. */
function main(): void {
  const site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);
  for (const {name, unit, floor, run} of checks) {
    const {looked, defects} = run(site);
    const isWhole = looked >= floor;
    console.log(
      `${defects.length === 0 && isWhole ? '✓' : '✗'} ${name}: ${looked} ${unit} on ${site.pages.length} pages`,
    );
    for (const defect of defects) console.log(`    ${show(defect)}`);
    if (!isWhole)
      console.log(`    fewer than ${floor}. Fix: is the build whole? Run "npm run build".`);
    if (defects.length > 0 || !isWhole) process.exitCode = 1;
  }
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
