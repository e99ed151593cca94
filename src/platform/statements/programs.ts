import type {Statement} from './types';

/** The SDK, the command line, and evaluators. */
export const programs: readonly Statement[] = [];
