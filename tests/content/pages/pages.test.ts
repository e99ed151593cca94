import {describe} from 'vitest';
import {testEach} from '../../support/checks';
import {checks} from './checks';
import {allPages} from './page';

describe('the source pages', () => {
  const pages = allPages('docs', 'changelog');
  testEach(checks, () => pages);
});
