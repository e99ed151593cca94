import extracted from '@site/src/platform/extracted/sdk/tracing.json';
import {tracingCallables} from '@site/src/platform/sdk/tracing';
import {referenceOf} from './callables';

export const {Errors, Parameters, Signature} = referenceOf(tracingCallables, extracted.lines);
