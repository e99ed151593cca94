import extracted from '@site/src/platform/extracted/sdk/config.json';
import {configCallables} from '@site/src/platform/sdk/config';
import {referenceOf} from './callables';

export const {Errors, Parameters, Signature} = referenceOf(configCallables, extracted.lines);
