import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** Breadcrumbs for search engines, starting at the home page; omitted where there would be no other. */
export default function RootedStructuredData({breadcrumbs}: Props): ReactNode {
  const home = {
    type: 'link',
    label: useDocusaurusContext().siteConfig.title,
    href: useBaseUrl('/'),
  } as const;
  const below = breadcrumbs.filter(({href}) => href && href !== home.href);
  return below.length > 0 ? <StructuredData breadcrumbs={[home, ...below]} /> : null;
}
