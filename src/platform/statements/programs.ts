import {apiFacts} from './programs-api';
import {callFacts} from './programs-calls';
import {commands} from './programs-cli';
import {commandFacts} from './programs-commands';
import {folderFacts} from './programs-folder';
import {sdkFacts} from './programs-sdk';
import {servedFacts} from './programs-served';
import {settingFacts} from './programs-settings';
import {spanFacts} from './programs-spans';
import {traces} from './programs-traces';
import type {Statement} from './types';

/** The SDK, the command line and the HTTP API. */
export const programs: readonly Statement[] = [
  ...[...sdkFacts, ...servedFacts, ...spanFacts, ...traces],
  ...[...commands, ...folderFacts, ...apiFacts],
  ...[...commandFacts, ...settingFacts, ...callFacts],
];
