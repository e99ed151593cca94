import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';

/** A tag in the site's tones, one shape everywhere; the stock one turns into an arrow when it has a count. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className="tag">
      {label} {count && <span>{count}</span>}
    </Link>
  );
}
