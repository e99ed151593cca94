import React, {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';

/** Says that a page crashed, and why. Going to another page renders that one. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  const home = useBaseUrl('/');
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="not-found">
      <h1>This page crashed.</h1>
      <p>
        <button type="button" className="not-found__search" onClick={tryAgain}>
          Try again
        </button>
      </p>
      <p>
        {/* Loads the site afresh. */}
        Or start again from <a href={home}>the first page</a>.
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
