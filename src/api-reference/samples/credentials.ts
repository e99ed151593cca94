import type {Entry} from '../description/reference';
import type {SecurityScheme} from '../description/types';
import type {Pair} from './serialize';

export const keyPlaceholder = 'YOUR_API_KEY';
const tokenPlaceholder = 'YOUR_ACCESS_TOKEN';

/** What proves who sends a request, by the place where it is sent. */
export type Credentials = Record<'header' | 'query' | 'cookie', Pair[]>;

/** Name and value of the `Authorization` header of a scheme that is not an API key. */
function authorization(method: SecurityScheme): string {
  const scheme = method.type === 'http' ? method.scheme : 'Bearer';
  const word = scheme.toLowerCase();
  if (word === 'bearer') return `Bearer ${tokenPlaceholder}`;
  if (word === 'basic') return 'Basic BASE64_OF_USERNAME:PASSWORD';
  return `${scheme} YOUR_CREDENTIALS`;
}

/** The credentials of the first way in which the operation lets a client prove who it is. */
export function credentialsOf(
  {security: [first = {}]}: Pick<Entry, 'security'>,
  schemeOf: (name: string) => SecurityScheme | undefined,
): Credentials {
  const credentials: Credentials = {header: [], query: [], cookie: []};
  for (const name of Object.keys(first)) {
    const scheme = schemeOf(name);
    if (!scheme || scheme.type === 'mutualTLS') continue;
    if (scheme.type === 'apiKey') credentials[scheme.in].push([scheme.name, keyPlaceholder]);
    else credentials.header.push(['Authorization', authorization(scheme)]);
  }
  return credentials;
}
