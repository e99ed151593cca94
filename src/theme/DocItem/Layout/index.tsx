import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import PageColumns, {ContentsButton} from '@site/src/components/PageColumns';
import PageMenu from '@site/src/components/PageMenu';

/** A page: breadcrumbs and page menu in one row, the text, and the table of contents. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  // Landing pages are lists of links in columns.
  const isWide = (frontMatter as {kind?: string}).kind === 'landing';
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <PageColumns contents={hasContents && <DocItemTOCDesktop />} isWide={isWide}>
      <ContentVisibility metadata={metadata} />
      <article>
        <div className="page-bar">
          <DocBreadcrumbs />
          {hasContents && <ContentsButton className="page-bar__contents" />}
          <PageMenu />
        </div>
        <DocItemContent>{children}</DocItemContent>
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </PageColumns>
  );
}
