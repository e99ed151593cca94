import React, {type ReactNode, useEffect, useRef} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import PageMenu from '@site/src/components/PageMenu';

const contentsId = 'page-contents';

/**
 * A page: one row with the way to it and its menu, the text, and its contents, which stand beside it or, on a narrow screen, open from a
 * button at the lower edge. One list serves both, and the browser opens it without a script.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const contents = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // On a narrow screen the contents lie above the page: a chosen section closes them.
  useEffect(() => contents.current?.hidePopover?.(), [location]);
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="page">
      <div className="page__text">
        <ContentVisibility metadata={metadata} />
        <article>
          <div className="page-bar">
            <DocBreadcrumbs />
            <PageMenu />
          </div>
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
        {hasContents && (
          <button type="button" className="contents-button" popoverTarget={contentsId}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 6h16M4 12h10M4 18h13" />
            </svg>
            On this page
          </button>
        )}
      </div>
      {hasContents && (
        <div id={contentsId} popover="auto" className="page__contents" ref={contents}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
