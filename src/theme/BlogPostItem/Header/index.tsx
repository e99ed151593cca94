import React, {type ReactNode} from 'react';
import Header from '@theme-original/BlogPostItem/Header';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageMenu from '@site/src/components/PageMenu';

/** A changelog entry on its own page has the same menu as any other page. */
export default function HeaderWithMenu(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && (
        <div className="eyebrow">
          <PageMenu />
        </div>
      )}
      <Header />
    </>
  );
}
