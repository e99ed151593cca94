import extracted from '@site/src/platform/extracted/sdk/serving.json';
import {servingCallables} from '@site/src/platform/sdk/serving';
import {referenceOf} from './callables';

export const {Errors, Parameters, Signature} = referenceOf(servingCallables, extracted.lines);
