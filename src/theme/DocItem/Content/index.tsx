import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {release} from '@site/src/platform/release';

/** The line beside the text (src/css/rail.css): in ink along steps, quiet beside other text, none beside a reference. */
function railOf(kind: string, toc: readonly TOCItem[]): string | undefined {
  if (kind === 'tutorial' || toc.some(({id}) => id.startsWith('step-'))) return 'steps';
  return kind === 'how-to' || kind === 'explanation' ? 'quiet' : undefined;
}

/** The kind of page; as the version's banner, the platform release that it describes; and the version's badge. */
function Facts({kind}: {readonly kind: string}): ReactNode {
  const {banner, badge, label} = useDocsVersion();
  const {released} = useDocusaurusContext().siteConfig.customFields as {released: string};
  return (
    <div className="page-facts" data-markdown-ignore="">
      {kind && <span className="page-facts__kind">{kind[0]?.toUpperCase() + kind.slice(1)}</span>}
      {banner && (
        <p className="version-banner" role="note">
          <span className="sr-only">{`${translate({message: 'For'})} `}</span>
          <span>
            Agenta {release.line}, {released}
          </span>{' '}
          <Link to="/changelog">
            <Translate>Earlier changes</Translate>
          </Link>
        </p>
      )}
      {badge && (
        <span className={ThemeClassNames.docs.docVersionBadge}>
          <span className="sr-only">{`${translate({message: 'Version:'})} `}</span>
          {label}
        </span>
      )}
    </div>
  );
}

/** The title, its facts, and the text. Landing pages, which lead to others, have no facts. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {kind = ''} = frontMatter as {kind?: string};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} data-rail={railOf(kind, toc)}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        {kind !== 'landing' && <Facts kind={kind} />}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
