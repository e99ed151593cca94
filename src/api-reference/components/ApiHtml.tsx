import React, {type ReactNode} from 'react';

interface Props {
  /** Generated at build time from our own OpenAPI description. */
  html: string;
}

/** A tree of properties as one HTML string: it appears once in the page's script, and React hydrates none of it. */
export default function ApiHtml({html}: Props): ReactNode {
  return <div className="api-schema" dangerouslySetInnerHTML={{__html: html}} />;
}
