import {appendFileSync} from 'node:fs';

/**
 * Records that a check ran in a weaker form on this machine, and why. `npm test` sets the file and prints its lines at the end; a test
 * file that is run alone records nothing.
 */
export function ranWeaker(check: string, why: string): void {
  const file = process.env.WEAKER_CHECKS;
  if (file) appendFileSync(file, `${check}: ${why}\n`);
}
