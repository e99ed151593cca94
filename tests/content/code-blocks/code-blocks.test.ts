import {testEach} from '../../support/checks';
import {allPages} from '../pages/page';
import {checks} from './checks';
import {shellReady} from './shell';

await shellReady;

const pages = allPages('docs', 'changelog', 'skills');
testEach(checks, () => pages);
