import type {PageCheck} from '../../pages/check';
import {agentaCalls, agentaMentions, namedOptions} from './agenta';
import {compose} from './compose';
import {environment} from './environment';
import {evaluators} from './evaluators';
import {requests} from './requests';
import {sdkInSamples, sdkInText} from './sdk';
import {plainCharacters, syntax} from './syntax';

export const checks: readonly PageCheck[] = [
  plainCharacters,
  ...syntax,
  sdkInSamples,
  sdkInText,
  agentaCalls,
  agentaMentions,
  namedOptions,
  compose,
  environment,
  evaluators,
  requests,
];
