import {hosting} from './hosting';
import {programs} from './programs';
import {screens} from './screens';
import {server} from './server';
import type {Statement} from './types';

export type {Statement};
export const statements: readonly Statement[] = [...server, ...hosting, ...programs, ...screens];
