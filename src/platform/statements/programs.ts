import {apiFacts} from './programs-api';
import {commands} from './programs-cli';
import {folderFacts} from './programs-folder';
import {sdkFacts} from './programs-sdk';
import {servedFacts} from './programs-served';
import {spanFacts} from './programs-spans';
import {traces} from './programs-traces';
import type {Statement} from './types';

/** The SDK, the command line and the HTTP API. */
export const programs: readonly Statement[] = [
  ...[...sdkFacts, ...servedFacts, ...spanFacts, ...traces],
  ...[...commands, ...folderFacts, ...apiFacts],
];
