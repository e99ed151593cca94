import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme/DocVersionBadge';

/** Says which platform release the page describes; the stock banner speaks of unreleased documentation, in a row of its own. */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  const {released} = useDocusaurusContext().siteConfig.customFields as {released: string};
  if (!banner) return <DocVersionBadge />;
  return (
    <p className="version-banner" role="note">
      <span className="for-readers">For </span>
      <DocVersionBadge />
      <span className="version-banner__date">{` of ${released}.`}</span>{' '}
      <Link to="/changelog">Earlier changes</Link>
    </p>
  );
}
