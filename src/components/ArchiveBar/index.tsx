import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {usePage} from '@site/src/components/usePage';
import {urlOf} from '@site/src/settings/addresses';

/**
 * Replaces the announcement bar in an archive: links to the same page on the site of the newest release, and
 * names that as canonical for search engines.
 */
export default function ArchiveBar(): ReactNode {
  const {newestPages} = useDocusaurusContext().siteConfig.customFields as {
    newestPages: readonly string[];
  };
  const [home = ''] = newestPages;
  const page = usePage();
  const newest = urlOf(home, page ?? '/');
  const isThere = page !== undefined && newestPages.includes(newest);
  return (
    <section
      className={ThemeClassNames.announcementBar.container}
      aria-label={translate({message: 'Archive'})}
    >
      {isThere && (
        <Head>
          <link rel="canonical" href={newest} />
          <meta property="og:url" content={newest} />
        </Head>
      )}
      <p>
        {`${translate({message: 'A newer release is out.'})} `}
        <a href={isThere ? newest : home}>
          {isThere ? translate({message: 'This page today'}) : translate({message: 'Today’s first page'})}
        </a>
      </p>
    </section>
  );
}
