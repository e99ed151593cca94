import {STATUS_CODES} from 'node:http';

/** Where the publisher names a failure but not its status, the description gives the class alone. */
const classes: Readonly<Record<string, string>> = {'4XX': 'Client error', '5XX': 'Server error'};

/** Reason phrase of a status in sentence case: "Not found". */
export function statusName(status: string): string {
  const phrase = STATUS_CODES[Number(status)] ?? classes[status] ?? 'Any other status';
  return phrase === 'OK' ? phrase : phrase.charAt(0) + phrase.slice(1).toLowerCase();
}
