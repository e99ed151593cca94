import {appendFileSync} from 'node:fs';

/** Records that this machine skips or degrades a check, and why. `npm test` names the file, and prints its lines at the end. */
export function reportDegraded(check: string, reason: string): void {
  const file = process.env.DEGRADED_CHECKS;
  if (file) appendFileSync(file, `${check}: ${reason}\n`);
}
