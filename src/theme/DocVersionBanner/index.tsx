import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {release} from '@site/src/platform/release';

/**
 * Version banner and badge in one line. The stock banner warns of unreleased documentation in a row of its
 * own, and the stock badge names only the documentation's version; this one names the platform release that
 * the page describes.
 */
export default function DocVersionBanner(): ReactNode {
  const {banner, badge, label} = useDocsVersion();
  const {released} = useDocusaurusContext().siteConfig.customFields as {released: string};
  return (
    <>
      {banner && (
        <p className="version-banner" role="note">
          <span className="sr-only">{`${translate({message: 'For'})} `}</span>
          <span>
            Agenta {release.line}, {released}
          </span>{' '}
          <Link to="/changelog">
            <Translate>Earlier changes</Translate>
          </Link>
        </p>
      )}
      {badge && (
        <span className={ThemeClassNames.docs.docVersionBadge}>
          <span className="sr-only">{`${translate({message: 'Version:'})} `}</span>
          {label}
        </span>
      )}
    </>
  );
}
