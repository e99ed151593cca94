import {appFacts} from './server-apps';
import {codeFacts} from './server-code';
import {evaluators} from './server-evaluators';
import {judges} from './server-judges';
import {limits} from './server-limits';
import {running} from './server-running';
import {ruleFacts} from './server-rules';
import {runs} from './server-runs';
import {serviceFacts} from './server-services';
import type {Statement} from './types';

/** The backend and its worker. */
export const server: readonly Statement[] = [
  ...[...limits, ...evaluators, ...runs, ...appFacts],
  ...[...running, ...judges, ...serviceFacts, ...codeFacts, ...ruleFacts],
];
