/**
 * Value of an environment variable that a deployment may set (README, "Deploy"), or else `fallback`.
 * Empty is unset. Throws an Error with the fix when it has another form.
 */
export function variable(name: string, fallback: string, form: RegExp, fix: string): string {
  const value = process.env[name] || fallback;
  if (!form.test(value)) throw new Error(`${name} is "${value}". Fix: ${fix}.`);
  return value;
}
