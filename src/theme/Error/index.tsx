import React, {type ReactNode, useEffect} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

const plugin = {name: 'docusaurus-core-error-boundary', id: 'default'};

/** A crash outside of the page's text: the same notice as inside, in the site's layout, or alone where that is what crashes. */
export default function PageError(props: Props): ReactNode {
  const location = useLocation();
  // Docusaurus tells its client modules that a step is over, one of which ends the progress bar, from inside of what crashed.
  useEffect(() => {
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: null, location});
  }, [location]);
  return (
    <RouteContextProvider value={{plugin}}>
      <Head>
        <title>{translate({message: 'Page Error'})}</title>
      </Head>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
