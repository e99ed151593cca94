import path from 'node:path';
import {site as settings} from '../src/settings/site';
import {formatDefects, type Defect} from '../src/built-site/checks/check';
import {checks} from '../src/built-site/checks';
import {duplicatePages, inSources, readSources} from '../src/built-site/page-sources';
import {addPublished, lostAddresses, readPublished, writePublished} from '../src/built-site/published';
import {readBuiltSite} from '../src/built-site/checks/site';
import {command} from './command';

function report(subject: string, defects: readonly Defect[]): void {
  console.log(`${defects.length === 0 ? '✓' : '✗'} ${subject}`);
  for (const defect of formatDefects(defects)) console.log(`    ${defect}`);
  if (defects.length > 0) process.exitCode = 1;
}

/**
 * Checks the built site and prints every defect. Fails on any, and when a check found nothing to look at.
 * With `--publish`, also adds the addresses and anchors of the build to the list of published ones.
 */
command(module, (args) => {
  if (args.some((argument) => argument !== '--publish'))
    throw new Error(`Unknown argument "${args.join(' ')}". Fix: only --publish is known.`);
  const site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);
  const sources = readSources();
  for (const {name, unit, run} of checks) {
    const {checked, defects} = run(site);
    report(`${name}: ${checked} ${unit} on ${site.pages.length} pages`, inSources(defects, sources));
    if (checked > 0) continue;
    console.log('    nothing to look at. Fix: run "npm run build" again.');
    process.exitCode = 1;
  }
  report(`addresses are unique: ${sources.length} pages`, duplicatePages(sources));
  const published = readPublished();
  const lost = lostAddresses(site, published, sources);
  report(`published addresses are kept: ${published.size}, with their anchors`, lost);
  const added = `${addPublished(site, published)} new addresses and anchors`;
  if (!args.includes('--publish'))
    return console.log(`${added}, which --publish adds to the published ones once they are online.`);
  writePublished(published);
  console.log(`${added} added to the published ones.`);
});
