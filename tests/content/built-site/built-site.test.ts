import path from 'node:path';
import {describe} from 'vitest';
import {site as settings} from '../../../src/settings/site';
import {checks} from '../../../src/built-site/checks';
import {readBuiltSite} from '../../../src/built-site/checks/site';
import {testEach} from '../../support/checks';

// Fails without a build: a check that skips itself proves nothing.
const site = readBuiltSite(path.resolve('build'), settings.url, settings.baseUrl);

describe('the built site', () => testEach(checks, () => site));
