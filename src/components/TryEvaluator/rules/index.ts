/** The evaluators that are pure functions. Each rule has the name of its evaluator's key. */
export * from './json';
export * from './jsonDiff';
export * from './regexTest';
export * from './texts';
