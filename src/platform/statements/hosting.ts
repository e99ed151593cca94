import type {Statement} from './types';

/** Compose, images, Terraform, Kubernetes, and what an operator does. */
export const hosting: readonly Statement[] = [];
