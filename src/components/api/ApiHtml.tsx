import React, {type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

interface Props {
  /** Made at build time from our own description by src/plugins/api-reference. */
  html: string;
}

/**
 * A tree of properties as one string: it weighs once in the page's script, and native `<details>` need none.
 * Links to other pages of the site are followed without a reload.
 */
export default function ApiHtml({html}: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link?.getAttribute('href')?.startsWith('/') || !plain) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  return <div className="api-schema" onClick={follow} dangerouslySetInnerHTML={{__html: html}} />;
}
