import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme/DocVersionBadge';
import {release} from '@site/src/platform/release';

/** Written out: the browser's own formatter takes 50 ms to start, and four times as long on a phone. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const [year = 0, month = 1] = release.date.split('-').map(Number);

/** Says which platform release the page describes; the stock banner speaks of unreleased documentation, in a row of its own. */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  if (!banner) return <DocVersionBadge />;
  return (
    <p className="version-banner" role="note">
      <span className="for-readers">For </span>
      <DocVersionBadge />
      <span className="version-banner__date">{` of ${months[month - 1]} ${year}.`}</span>{' '}
      <Link to="/changelog">Earlier changes</Link>
    </p>
  );
}
