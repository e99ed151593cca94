import {MIMEType} from 'node:util';

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
