import {inThisThread} from '../../shared/threads';
import {resultsOf} from './results';

void inThisThread(resultsOf);
