import {configCallables} from '@site/src/platform/sdk/config';
import {referenceOf} from './callables';

export const {Errors, Parameters, Signature} = referenceOf(configCallables);
