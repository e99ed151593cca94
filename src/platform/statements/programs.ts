import {commands} from './programs-cli';
import {sdkFacts} from './programs-sdk';
import {servedFacts} from './programs-served';
import {spanFacts} from './programs-spans';
import {traces} from './programs-traces';
import type {Statement} from './types';

/** The SDK and the command line. */
export const programs: readonly Statement[] = [
  ...[...sdkFacts, ...servedFacts, ...spanFacts],
  ...[...traces, ...commands],
];
