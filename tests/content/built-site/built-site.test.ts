import path from 'node:path';
import {beforeAll, describe} from 'vitest';
import {site as settings} from '../../../src/settings/site';
import {checks} from '../../../src/built-site/checks';
import {readBuiltSite, type BuiltSite} from '../../../src/built-site/checks/site';
import {testEach} from '../../support/checks';

/** Milliseconds to read a whole build on a busy machine. */
const timeout = 120_000;

describe('the built site', () => {
  let site: BuiltSite;
  // Fails without a build: a check that skips itself proves nothing.
  beforeAll(() => {
    site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);
  }, timeout);

  testEach(checks, () => site);
});
