import {inThisThread} from '../../build/threads';
import {resultsOf} from './results';

void inThisThread(resultsOf);
