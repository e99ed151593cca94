import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {Props} from '@theme/DocItem/Content';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';

/** The line beside the text (src/css/rail.css): in ink along steps, quiet beside other text, none beside a reference. */
function railOf(kind: string, toc: readonly TOCItem[]): string | undefined {
  if (kind === 'tutorial' || toc.some(({id}) => id.startsWith('step-'))) return 'steps';
  return kind === 'how-to' || kind === 'explanation' ? 'quiet' : undefined;
}

/**
 * The title, the kind of page and the release that it describes, and the text. Landing pages, which lead to
 * others, have only the title.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {kind = ''} = frontMatter as {kind?: string};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} data-rail={railOf(kind, toc)}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        {kind !== 'landing' && (
          <div className="page-facts" data-markdown-ignore="">
            {kind && <span className="page-facts__kind">{kind[0]?.toUpperCase() + kind.slice(1)}</span>}
            <DocVersionBanner />
          </div>
        )}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
