import {configPull} from './config-pull';
import {customCodeServe} from './custom-code-serve';
import {dataModel} from './data-model';
import {evaluationRun} from './evaluation-run';
import {humanEvaluation} from './human-evaluation';
import {migrationOrder} from './migration-order';
import {permissions} from './permissions';
import {playgroundToProduction} from './playground-to-production';
import {ragSpans} from './rag-spans';
import {remoteHost} from './remote-host';
import {requestFlow} from './request-flow';
import {screenComparison} from './screen-comparison';
import {screenConfigurationTypes} from './screen-configuration-types';
import {screenDeployment} from './screen-deployment';
import {screenEvaluators} from './screen-evaluators';
import {screenPlayground} from './screen-playground';
import {screenTestSet} from './screen-test-set';
import {selfHostedContainers} from './self-hosted-containers';
import {testSetFormats} from './test-set-formats';
import {traceTree} from './trace-tree';
import {variantLife} from './variant-life';
import type {Diagram} from './types';

/** All diagrams. Pages embed them with `![…](diagram:<name>)`. */
export const diagrams: readonly Diagram[] = [
  variantLife,
  playgroundToProduction,
  requestFlow,
  evaluationRun,
  humanEvaluation,
  traceTree,
  ragSpans,
  selfHostedContainers,
  remoteHost,
  migrationOrder,
  dataModel,
  permissions,
  configPull,
  testSetFormats,
  customCodeServe,
  screenPlayground,
  screenEvaluators,
  screenTestSet,
  screenDeployment,
  screenComparison,
  screenConfigurationTypes,
];
