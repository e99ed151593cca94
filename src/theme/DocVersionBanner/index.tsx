import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme/DocVersionBadge';
import {release} from '@site/src/platform/release';

const month = new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Says which platform release the page describes; the stock banner speaks of unreleased documentation, in a row of its own. */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  if (!banner) return <DocVersionBadge />;
  return (
    <p className="version-banner" role="note">
      <span className="for-readers">For </span>
      <DocVersionBadge />
      <span className="version-banner__date">{` of ${month.format(new Date(release.date))}.`}</span>{' '}
      <Link to="/changelog">Earlier changes</Link>
    </p>
  );
}
