import React, {type ReactNode} from 'react';

/** Class names in full, because the build drops styles whose names it does not find in the code. */
const colours: Readonly<Record<string, string>> = {
  post: 'api-verb--post',
  put: 'api-verb--put',
  patch: 'api-verb--patch',
  delete: 'api-verb--delete',
};

/** An HTTP method in its colour. */
export default function Verb({method}: {method: string}): ReactNode {
  return <span className={`api-verb ${colours[method] ?? ''}`}>{method.toUpperCase()}</span>;
}
