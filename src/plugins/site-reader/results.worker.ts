import {inThisThread} from '../../common/threads';
import {resultsOf} from './results';

void inThisThread(resultsOf);
