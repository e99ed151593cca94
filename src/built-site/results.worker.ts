import {inThisThread} from './threads';
import {resultsOf} from './results';

void inThisThread(resultsOf);
