import React, {type ReactNode} from 'react';

interface Props {
  /** Made at build time from our own description by src/api-reference. */
  html: string;
}

/** A tree of properties as one string: it weighs once in the page's script, and native `<details>` need none. */
export default function ApiHtml({html}: Props): ReactNode {
  return <div className="api-schema" dangerouslySetInnerHTML={{__html: html}} />;
}
