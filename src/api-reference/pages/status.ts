import {STATUS_CODES} from 'node:http';

/** The description gives only the class where the platform's makers document a failure without its status. */
const classes: Readonly<Record<string, string>> = {'4XX': 'Client error', '5XX': 'Server error'};

/** Reason phrase of a status in sentence case: "Not found". */
export function statusName(status: string): string {
  const phrase = STATUS_CODES[Number(status)] ?? classes[status] ?? 'Any other status';
  return phrase === 'OK' ? phrase : phrase.charAt(0) + phrase.slice(1).toLowerCase();
}
