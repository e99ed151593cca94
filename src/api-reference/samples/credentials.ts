import type {Entry} from '../description/reference';
import type {SecurityScheme} from '../description/types';
import type {Pair} from './serialize';

export const keyPlaceholder = 'YOUR_API_KEY';
const tokenPlaceholder = 'YOUR_ACCESS_TOKEN';

/** What proves who sends a request, by the place where it is sent. */
export interface Credentials {
  header: Pair[];
  query: Pair[];
  cookie: Pair[];
}

/** Name and value of the `Authorization` header of a scheme that is not an API key. */
function authorization({type, scheme = ''}: SecurityScheme): string {
  const word = scheme.toLowerCase();
  if (type !== 'http' || word === 'bearer') return `Bearer ${tokenPlaceholder}`;
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
    const {type, in: place = 'header', name: key = ''} = scheme;
    if (type === 'apiKey') credentials[place].push([key, keyPlaceholder]);
    else credentials.header.push(['Authorization', authorization(scheme)]);
  }
  return credentials;
}
