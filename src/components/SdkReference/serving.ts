import {servingCallables} from '@site/src/platform/sdk/serving';
import {referenceOf} from './callables';

export const {Faults, Parameters, Signature} = referenceOf(servingCallables);
