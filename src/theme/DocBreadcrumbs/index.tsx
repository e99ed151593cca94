import React, {type ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import Breadcrumbs from '@site/src/components/Breadcrumbs';

/** Address of a page or, for a group without one, of its first page. */
function addressOf(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link' || item.href) return item.href;
  return item.items.map(addressOf).find(Boolean);
}

/** The stock breadcrumbs show a group without a page of its own as plain text; these lead to its first page. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <Breadcrumbs items={breadcrumbs.map((item) => ({label: item.label, href: addressOf(item)}))} />
    </>
  );
}
