import path from 'node:path';
import {site as settings} from '../src/settings/site';
import {formatDefects} from '../src/built-site/checks/check';
import {checks} from '../src/built-site/checks';
import {readBuiltSite} from '../src/built-site/checks/site';
import {command} from './command';

/** Runs the checks of the built site and prints every defect. Fails on any defect, and when a check found nothing to look at. */
command(module, () => {
  const site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);
  for (const {name, unit, run} of checks) {
    const {checked, defects} = run(site);
    const isComplete = checked > 0;
    console.log(
      `${defects.length === 0 && isComplete ? '✓' : '✗'} ${name}: ${checked} ${unit} on ${site.pages.length} pages`,
    );
    for (const defect of formatDefects(defects)) console.log(`    ${defect}`);
    if (!isComplete) console.log('    Fix: run "npm run build" again.');
    if (defects.length > 0 || !isComplete) process.exitCode = 1;
  }
});
