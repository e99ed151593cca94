/**
 * The evaluators that are pure functions of an output, an expected answer and settings. Each rule has the
 * name of its evaluator's key.
 */
export * from './json';
export * from './jsonDiff';
export * from './regexTest';
export * from './texts';
