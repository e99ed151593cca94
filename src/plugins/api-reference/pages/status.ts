import {STATUS_CODES} from 'node:http';

/** Reason phrase of a status in sentence case: "Not found". */
export function statusName(status: string): string {
  const phrase = STATUS_CODES[Number(status)] ?? 'Any other status';
  return phrase === 'OK' ? phrase : phrase.charAt(0) + phrase.slice(1).toLowerCase();
}
