import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';

/** A tag in the site's own style; in the list of all tags, with the number of its pages. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" className="tag" to={permalink} title={description}>
      {label}
      {count && <small> {count}</small>}
    </Link>
  );
}
