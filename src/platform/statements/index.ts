import {hosting} from './hosting';
import {programs} from './programs';
import {screens} from './screens';
import {checks} from './screens-checks';
import {evaluation} from './screens-evaluation';
import {frame} from './screens-frame';
import {judging} from './screens-judging';
import {messages} from './screens-messages';
import {prompts} from './screens-prompts';
import {server} from './server';
import type {Statement} from './types';

export type {Statement};
export const statements: readonly Statement[] = [
  ...[...server, ...hosting, ...programs],
  ...[...screens, ...judging, ...checks, ...messages, ...frame, ...prompts, ...evaluation],
];
