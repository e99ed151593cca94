import React, {type ReactNode, useEffect, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
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
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <ErrorBoundaryTryAgainButton className="not-found__search" onClick={tryAgain} />
      </p>
      <p>
        {/* Loads the site afresh. */}
        <a href={home}>
          <Translate>Start again from the first page</Translate>
        </a>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
