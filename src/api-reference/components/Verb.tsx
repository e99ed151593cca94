import React, {type ReactNode} from 'react';

/** An HTTP method in its colour. */
export default function Verb({method}: {method: string}): ReactNode {
  return <span className={`api-verb api-verb--${method}`}>{method.toUpperCase()}</span>;
}
