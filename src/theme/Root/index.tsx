import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {liveRegionId} from '@site/src/components/announce';
import {useStaticLinks} from '@site/src/components/useStaticLinks';
import {usePage} from '@site/src/components/usePage';
import {cardPath, cardSize, twinPath} from '@site/src/settings/addresses';

/**
 * Default head tags of every page, in addition to the theme's; a page's own, such as its description,
 * override them.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {url, baseUrl, title, tagline} = useDocusaurusContext().siteConfig;
  const address = usePage();
  useStaticLinks();
  const card = url + baseUrl + cardPath(address ?? '/').slice(1);
  return (
    <>
      <Head>
        <meta name="description" content={tagline} />
        <meta property="og:description" content={tagline} />
        <meta property="og:site_name" content={title} />
        <meta property="og:type" content="article" />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content={String(cardSize.width)} />
        <meta property="og:image:height" content={String(cardSize.height)} />
        <meta name="twitter:image" content={card} />
        {address && <link rel="alternate" type="text/markdown" href={baseUrl + twinPath(address).slice(1)} />}
      </Head>
      {children}
      <div id={liveRegionId} className="sr-only" role="status" />
    </>
  );
}
