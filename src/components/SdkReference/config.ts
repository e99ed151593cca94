import {configCallables} from '@site/src/platform/sdk/config';
import {referenceOf} from './callables';

export const {Faults, Parameters, Signature} = referenceOf(configCallables);
