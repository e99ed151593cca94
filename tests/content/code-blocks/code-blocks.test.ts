import {testEach} from '../../support/checks';
import {allPages} from '../pages/page';
import {checks} from './checks';

const pages = allPages('docs', 'changelog', 'skills');
testEach(checks, () => pages);
