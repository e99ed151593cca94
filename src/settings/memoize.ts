/** Returns the same function with a cache: it computes the result for each argument once. */
export function memoize<Argument, Result>(compute: (argument: Argument) => Result) {
  const results = new Map<Argument, Result>();
  return (argument: Argument): Result => {
    if (!results.has(argument)) results.set(argument, compute(argument));
    return results.get(argument) as Result;
  };
}
