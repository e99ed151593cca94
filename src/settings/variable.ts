/**
 * Value of an environment variable that a deployment may set (README, "Deploy"), or `fallback` if it is unset or empty.
 * Throws an Error with the fix when the value does not match `pattern`.
 */
export function variable(name: string, fallback: string, pattern: RegExp, fix: string): string {
  const value = process.env[name] || fallback;
  if (!pattern.test(value)) throw new Error(`${name} is "${value}". Fix: ${fix}.`);
  return value;
}
