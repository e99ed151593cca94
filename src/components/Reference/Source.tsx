import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sourceOf, type Lines} from '@site/src/platform/sources';
import styles from './styles.module.css';

interface Props {
  /** Lines of the platform's source by name of the fact: `lines` of a file in src/platform/extracted. */
  readonly lines: Lines;
  readonly name: string;
  /** Whether the page's Markdown has the link, too. */
  readonly inMarkdown?: boolean;
}

/** A link to the line of the platform's source that proves a fact. */
export default function Source({lines, name, inMarkdown = true}: Props): ReactNode {
  const address = sourceOf(lines, name);
  return (
    address && (
      <Link
        className={styles.source}
        to={address}
        aria-label={`Source of ${name}`}
        {...(!inMarkdown && {'data-markdown-ignore': true})}
      >
        source
      </Link>
    )
  );
}
