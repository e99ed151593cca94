import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {release} from '@site/src/platform/release';

/** Says which platform release the pages describe; the stock banner speaks of unreleased documentation. */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  if (!banner) return null;
  return (
    <p className="version-banner" role="note">
      For Agenta {release.line} of August 2024. <Link to="/changelog">Earlier changes</Link>
    </p>
  );
}
