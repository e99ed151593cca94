import {datatypeCallables} from '@site/src/platform/sdk/datatypes';
import {referenceOf} from './callables';

export const {Faults, Parameters, Signature} = referenceOf(datatypeCallables);
