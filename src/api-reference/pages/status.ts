import {STATUS_CODES} from 'node:http';

/** Where the platform's own documentation mentions a failure without its status, the description gives only the class. */
const classes: Readonly<Record<string, string>> = {'4XX': 'Client error', '5XX': 'Server error'};

/** Reason phrase of an HTTP status in sentence case: "Not found". */
export function statusName(status: string): string {
  const phrase = STATUS_CODES[Number(status)] ?? classes[status] ?? 'Any other status';
  return phrase === 'OK' ? phrase : phrase.charAt(0) + phrase.slice(1).toLowerCase();
}
