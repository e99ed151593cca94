import extracted from '@site/src/platform/extracted/sdk/datatypes.json';
import {datatypeCallables} from '@site/src/platform/sdk/datatypes';
import {referenceOf} from './callables';

export const {Errors, Parameters, Signature} = referenceOf(datatypeCallables, extracted.lines);
