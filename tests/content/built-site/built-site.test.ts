import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {site as settings} from '../../../src/settings/site';
import {formatDefect} from '../../../src/built-site/checks/check';
import {checks} from '../../../src/built-site/checks';
import {readBuiltSite, type BuiltSite} from '../../../src/built-site/checks/site';

/** Milliseconds to read a whole build on a busy machine. */
const timeout = 120_000;

describe('the built site', () => {
  let site: BuiltSite;
  // Fails without a build: a check that skips itself proves nothing.
  beforeAll(() => {
    site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);
  }, timeout);

  it.each(checks)('$name', ({name, unit, floor, run}) => {
    const {checked, defects} = run(site);
    console.log(
      `${name}: ${checked} ${unit} on ${site.pages.length} pages, ${defects.length} defects`,
    );
    expect(defects.map(formatDefect).join('\n')).toBe('');
    expect(checked, `too few ${unit} were checked: is the build complete?`).toBeGreaterThanOrEqual(
      floor,
    );
  });
});
