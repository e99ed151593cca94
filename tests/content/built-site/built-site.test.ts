import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {site as settings} from '../../../src/settings/site';
import {show} from '../../../src/built-site/checks/check';
import {checks} from '../../../src/built-site/checks';
import {readBuiltSite, type BuiltSite} from '../../../src/built-site/checks/site';

/** Reading a whole build takes longer where several jobs share a processor. */
const patience = 120_000;

describe('the built site', () => {
  let site: BuiltSite;
  // Without a build this fails and says so: a gate that skips itself is none.
  beforeAll(() => {
    site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);
  }, patience);

  it.each(checks)('$name', ({name, unit, floor, run}) => {
    const {looked, defects} = run(site);
    console.log(
      `${name}: ${looked} ${unit} on ${site.pages.length} pages, ${defects.length} defects`,
    );
    expect(defects.map(show).join('\n')).toBe('');
    expect(looked, `too few ${unit} were looked at: is the build whole?`).toBeGreaterThanOrEqual(
      floor,
    );
  });
});
