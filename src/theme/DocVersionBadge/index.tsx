import React, {type ReactNode} from 'react';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import PageMenu from '@site/src/components/PageMenu';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageKind} from '@site/src/markdown/front-matter';

const names: Readonly<Record<PageKind, string>> = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
};

/** The line above a page's title: which kind of page it is, the version badge, and what to do with the page. */
export default function PageEyebrow(): ReactNode {
  const {kind} = useDoc().frontMatter as {kind?: PageKind};
  return (
    <div className="eyebrow" data-markdown-ignore="">
      {kind && <span className="eyebrow__kind">{names[kind]}</span>}
      <DocVersionBadge />
      <PageMenu />
    </div>
  );
}
