import React, {type ReactNode} from 'react';

/** Whole class names: the build drops styles whose names no script holds. */
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
