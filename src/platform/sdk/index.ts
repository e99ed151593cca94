import {configCallables} from './config';
import {datatypeCallables} from './datatypes';
import {initCallables} from './init';
import {servingCallables} from './serving';
import {tracingCallables} from './tracing';
import type {Callable} from './types';

export * from './types';
export {absentNames, exportedNames, importableModules} from './names';
export {clientSettings, clientTypes, subClients} from './client';
export {answerFields, answers, servedRoutes} from './served';
export {playgroundControls} from './controls';

/** Everything of `ag` that can be called, in the order the reference tells it. */
export const callables: readonly Callable[] = [
  ...initCallables,
  ...configCallables,
  ...datatypeCallables,
  ...servingCallables,
  ...tracingCallables,
];
