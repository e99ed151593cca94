import {testEach} from '../../support/checks';
import {checks} from './checks';
import {allPages} from './page';

const pages = allPages('docs', 'changelog');
testEach(checks, () => pages);
