import React, {type ReactNode} from 'react';

/** An HTTP method; DELETE is highlighted. */
export default function Verb({method}: {method: string}): ReactNode {
  const name = method === 'delete' ? 'api-verb api-verb--delete' : 'api-verb';
  return <span className={name}>{method.toUpperCase()}</span>;
}
