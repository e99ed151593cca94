import {initCallables} from '@site/src/platform/sdk/init';
import {referenceOf} from './callables';

export const {Faults, Parameters, Signature} = referenceOf(initCallables);
