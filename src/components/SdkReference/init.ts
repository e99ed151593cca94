import {initCallables} from '@site/src/platform/sdk/init';
import {referenceOf} from './callables';

export const {Errors, Parameters, Signature} = referenceOf(initCallables);
