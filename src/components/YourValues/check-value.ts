import type {Kind} from '../../settings/placeholders';

/** The form of a value, and how to write it, for whoever has written something else. */
const forms: Readonly<Record<Exclude<Kind, 'server' | 'address'>, {form: RegExp; help: string}>> = {
  // Since 0.19, identifiers are UUIDs; the server still finds older ones, of MongoDB, for what was moved to Postgres.
  id: {
    form: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^[\da-f]{24}$/i,
    help: 'Write a UUID, or 24 hexadecimal digits.',
  },
  key: {form: /^\w[\w-]*\.\w[\w.-]*$/, help: 'Write the whole key: prefix, dot, secret.'},
  secret: {form: /^\w[\w.-]*$/, help: 'Use letters, digits and . _ - only.'},
  name: {form: /^\w[\w./-]*$/, help: 'Use letters, digits and . / _ - only.'},
  host: {
    form: /^[\da-z]([\da-z.-]*[\da-z])?$/i,
    help: 'Write a name or an IPv4 address alone.',
  },
  range: {
    form: /^(\d{1,3}\.){3}\d{1,3}(\/\d{1,2})?$/,
    help: 'Write it as 203.0.113.0/24 or 203.0.113.7.',
  },
};

const addressHelp = 'Write it with its scheme, such as http://localhost.';

/** The origin of a server, with a path for other addresses. Undefined for everything else. */
function readAddress(text: string, hasPath: boolean): string | undefined {
  if (!/^https?:\/\/[\w.-]+(:\d+)?(\/[\w./%~-]*)?$/i.test(text) || !URL.canParse(text)) return undefined;
  const {origin, pathname} = new URL(text);
  const path = pathname.replace(/\/$/, '');
  if (hasPath) return origin + path;
  // Samples have the path of the API already.
  return path === '' || path === '/api' ? origin : undefined;
}

/**
 * A value in its normal form, or why it is none of its kind. No value has a character that needs quotes or an escape
 * in a sample of any language.
 */
export function checkValue(kind: Kind, text: string): {value: string} | {problem: string} {
  const trimmed = text.trim();
  if (trimmed === '') return {value: ''};
  if (kind === 'server' || kind === 'address') {
    const value = readAddress(trimmed, kind === 'address');
    return value ? {value} : {problem: addressHelp};
  }
  const {form, help} = forms[kind];
  return form.test(trimmed) ? {value: trimmed} : {problem: help};
}
