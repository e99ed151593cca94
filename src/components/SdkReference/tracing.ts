import {tracingCallables} from '@site/src/platform/sdk/tracing';
import {referenceOf} from './callables';

export const {Faults, Parameters, Signature} = referenceOf(tracingCallables);
