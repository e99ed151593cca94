import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A link to the page of a file, a path below `docs/`; its text is the file's name, with spaces. */
export default function PageLink({file}: {readonly file: string}): ReactNode {
  const address = file.replace(/\.mdx$/, '');
  return <Link to={`/${address}`}>{address.replace(/^.*\//, '').replace(/[-_]/g, ' ')}</Link>;
}
