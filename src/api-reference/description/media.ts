import {MIMEType} from 'node:util';
import leven from 'leven';
import {nearestName} from '../../settings/nearest-name';

/** A media type without its parameters, in lower case. An invalid one is left as it is. */
export function essence(type: string): string {
  try {
    return new MIMEType(type).essence;
  } catch {
    return type.toLowerCase();
  }
}

export const isJson = (type: string): boolean => /[/+]json$/.test(essence(type));
export const isForm = (type: string): boolean => essence(type) === 'application/x-www-form-urlencoded';
export const isMultipart = (type: string): boolean => essence(type).startsWith('multipart/');
export const isText = (type: string): boolean => /^text\/|[/+](xml|yaml)$/.test(essence(type));

/** Whether an example of the type may be an object, which the pages show as JSON. */
export const takesJson = (type: string): boolean => isJson(type) || isForm(type) || isMultipart(type);

/** The registered first halves of media types, and the one of a range. */
const topLevels = 'application audio font haptics image message model multipart text video *'.split(' ');

/** Media types that are often written, and the real ones that are one letter away from them. */
const common = [
  'application/json',
  'application/json5',
  'application/jsonl',
  'application/merge-patch+json',
  'application/octet-stream',
  'application/pdf',
  'application/problem+json',
  'application/x-ndjson',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/yaml',
  'image/jpeg',
  'multipart/form-data',
  'multipart/mixed',
  'text/css',
  'text/csv',
  'text/event-stream',
  'text/html',
  'text/markdown',
  'text/plain',
  'text/xml',
];

/** The nearest media type, if this is none, or one letter away from a common one. */
export function misspelt(type: string): string | undefined {
  const given = essence(type);
  if (common.includes(given)) return undefined;
  const nearest = nearestName(given, common);
  const isType = /^[^/]+\/[^/]+$/.test(given) && topLevels.includes(given.replace(/\/.*/, ''));
  return isType && leven(given, nearest) > 1 ? undefined : nearest;
}
