import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {site} from '@site/src/site/site';

/** Says which platform release the pages describe; the stock banner speaks of unreleased documentation. */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  if (!banner) return null;
  const {release, commit} = site.platform;
  return (
    <p className="version-banner" role="note">
      Describes Agenta {release} (source <code>{commit}</code>, August 2024).{' '}
      <Link to="/changelog">What changed before</Link>
    </p>
  );
}
