import {appendFileSync} from 'node:fs';

/**
 * Says that a check ran in a weaker form on this machine, and why. `npm test` names the file that collects these lines and prints them
 * at its end; a test file that is run alone collects nothing.
 */
export function ranWeaker(check: string, why: string): void {
  const file = process.env.WEAKER_CHECKS;
  if (file) appendFileSync(file, `${JSON.stringify({check, why})}\n`);
}
