import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogSidebar from '@theme/BlogSidebar';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import PageColumns, {ContentsButton} from '@site/src/components/PageColumns';
import PageMenu from '@site/src/components/PageMenu';

/** Title of the entry that this page shows; undefined on lists, where the hook throws since there is no such entry. */
function usePostTitle(): string | undefined {
  try {
    return useBlogPost().metadata.title;
  } catch {
    return undefined;
  }
}

/** A page of the changelog, with breadcrumbs, page menu and columns as on any other page. */
export default function ChangelogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  const post = usePostTitle();
  const changelog = {
    label: translate({message: 'Changelog'}),
    href: '/changelog',
  };
  return (
    <Layout {...layout}>
      <div className="changelog-layout">
        {sidebar && sidebar.items.length > 0 && <BlogSidebar sidebar={sidebar} />}
        <main className="container changelog-page">
          <PageColumns contents={toc}>
            <div className="page-bar">
              <Breadcrumbs items={post ? [changelog, {label: post}] : [changelog]} />
              {toc && <ContentsButton className="page-bar__contents" />}
              <PageMenu />
            </div>
            {children}
          </PageColumns>
        </main>
      </div>
    </Layout>
  );
}
