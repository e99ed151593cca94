import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import BlogSidebar from '@theme/BlogSidebar';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import PageColumns, {ContentsButton} from '@site/src/components/PageColumns';
import PageMenu from '@site/src/components/PageMenu';

/** A page of the changelog, with breadcrumbs, page menu and columns as on any other page. */
export default function ChangelogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  return (
    <Layout {...layout}>
      <div className="changelog-layout">
        {sidebar && sidebar.items.length > 0 && <BlogSidebar sidebar={sidebar} />}
        <main className="container changelog-page">
          <PageColumns contents={toc}>
            <div className="page-bar">
              <nav
                aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
              >
                <ul className="breadcrumbs">
                  <HomeBreadcrumbItem />
                  <li className="breadcrumbs__item">
                    <Link className="breadcrumbs__link" to="/changelog">
                      <Translate>Changelog</Translate>
                    </Link>
                  </li>
                </ul>
              </nav>
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
