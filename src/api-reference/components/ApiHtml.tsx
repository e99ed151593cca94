import React, {type ReactNode} from 'react';

interface Props {
  /** Safe to insert: generated at build time from our own OpenAPI description. */
  html: string;
}

/** A tree of properties as one HTML string, which appears only once in the page's script and needs no hydration. */
export default function ApiHtml({html}: Props): ReactNode {
  return <div className="api-schema" dangerouslySetInnerHTML={{__html: html}} />;
}
