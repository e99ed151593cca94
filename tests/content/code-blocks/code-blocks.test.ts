import {describe} from 'vitest';
import {testEach} from '../../support/checks';
import {allPages} from '../pages/page';
import {checks} from './checks';

describe('code on the source pages', () => {
  const pages = allPages('docs', 'changelog', 'skills');
  testEach(checks, () => pages);
});
