import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site as settings} from '../../../src/settings/site';
import {checks} from '../../../src/built-site/checks';
import {formatDefects} from '../../../src/built-site/checks/check';
import {readBuiltSite} from '../../../src/built-site/checks/site';
import {readSources} from '../../../src/built-site/page-sources';
import {lostAddresses, readPublished} from '../../../src/built-site/published';
import {testEach} from '../../support/checks';

// Fails without a build: a check that skips itself proves nothing.
const site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);

describe('the built site', () => testEach(checks, () => site));

it('the built site has every published address and anchor, or redirects it', () => {
  const published = readPublished();
  expect(published.size).toBeGreaterThan(0);
  expect(formatDefects(lostAddresses(site, published, readSources()))).toEqual([]);
});
