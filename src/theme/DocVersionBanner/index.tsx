import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {release} from '@site/src/platform/release';

/**
 * Version banner and badge in one line. The stock banner warns of unreleased documentation in a row of its own, and the stock badge names
 * only the documentation's version; this one names the platform release that the page describes.
 */
export default function DocVersionBanner(): ReactNode {
  const {banner, badge, label} = useDocsVersion();
  const {released} = useDocusaurusContext().siteConfig.customFields as {released: string};
  const chip = (
    <span className={badge ? ThemeClassNames.docs.docVersionBadge : undefined}>
      Agenta {release.line}
      {badge && (
        <>
          {' · '}
          <span className="for-readers">Version: </span>
          {label}
        </>
      )}
    </span>
  );
  if (!banner) return chip;
  return (
    <p className="version-banner" role="note">
      <span className="for-readers">For </span>
      {chip}
      <span className="version-banner__date">{` of ${released}.`}</span>{' '}
      <Link to="/changelog">Earlier changes</Link>
    </p>
  );
}
