import extracted from '@site/src/platform/extracted/sdk/init.json';
import {initCallables} from '@site/src/platform/sdk/init';
import {referenceOf} from './callables';

export const {Errors, Parameters, Signature} = referenceOf(initCallables, extracted.lines);
