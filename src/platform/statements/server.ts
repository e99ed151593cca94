import {appFacts} from './server-apps';
import {evaluators} from './server-evaluators';
import {limits} from './server-limits';
import {runs} from './server-runs';
import type {Statement} from './types';

/** The backend and its worker. */
export const server: readonly Statement[] = [...limits, ...evaluators, ...runs, ...appFacts];
