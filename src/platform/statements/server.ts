import {appFacts} from './server-apps';
import {codeFacts} from './server-code';
import {evaluators} from './server-evaluators';
import {judged} from './server-judged';
import {judges} from './server-judges';
import {limits} from './server-limits';
import {running} from './server-running';
import {modelFacts} from './server-models';
import {routeFacts} from './server-routes';
import {ruleFacts} from './server-rules';
import {runs} from './server-runs';
import {scoreFacts} from './server-scores';
import {serviceFacts} from './server-services';
import {worker} from './server-worker';
import {writes} from './server-writes';
import type {Statement} from './types';

/** The backend and its worker. */
export const server: readonly Statement[] = [
  ...[...limits, ...evaluators, ...runs, ...appFacts],
  ...[...running, ...judges, ...serviceFacts, ...codeFacts, ...ruleFacts],
  ...[...judged, ...worker, ...routeFacts, ...writes, ...scoreFacts, ...modelFacts],
];
