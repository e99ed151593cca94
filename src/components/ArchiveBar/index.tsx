import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {usePage} from '@site/src/components/usePage';
import {urlOf} from '@site/src/settings/addresses';

/** Replaces the announcement bar in an archive: links to the same page of today's site, and names that as canonical for search engines. */
export default function ArchiveBar(): ReactNode {
  const {current} = useDocusaurusContext().siteConfig.customFields as {current: readonly string[]};
  const [home = ''] = current;
  const page = usePage();
  const today = urlOf(home, page ?? '/');
  const isThere = page !== undefined && current.includes(today);
  return (
    <section className={ThemeClassNames.announcementBar.container} aria-label="Archive">
      {isThere && (
        <Head>
          <link rel="canonical" href={today} />
          <meta property="og:url" content={today} />
        </Head>
      )}
      <p>
        A newer release is out.{' '}
        <a href={isThere ? today : home}>{isThere ? 'This page today' : 'Today’s first page'}</a>
      </p>
    </section>
  );
}
