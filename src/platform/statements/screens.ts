import type {Statement} from './types';

/** The web interface: its labels and its messages, as pages quote them. */
export const screens: readonly Statement[] = [];
