import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardPath, cardSize, twinPath} from '@site/src/settings/addresses';
import {usePage} from './usePage';

/** Default tags of every page's head, beside the theme's; a page's own tags win over these. */
export default function PageHead(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = usePage();
  const card = siteConfig.url + siteConfig.baseUrl + cardPath(address ?? '/').slice(1);
  return (
    <Head>
      <meta name="description" content={siteConfig.tagline} />
      <meta property="og:description" content={siteConfig.tagline} />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta name="twitter:image" content={card} />
      {address && (
        <link
          rel="alternate"
          type="text/markdown"
          href={siteConfig.baseUrl + twinPath(address).slice(1)}
        />
      )}
    </Head>
  );
}
