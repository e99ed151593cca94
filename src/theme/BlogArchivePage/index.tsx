import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import {englishDay} from '@site/src/components/Changelog/day';
import PageMenu from '@site/src/components/PageMenu';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

const title = 'Changelog archive';
const description = 'Every changelog entry of these pages in one list, newest first.';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const newestFirst = [...archive.blogPosts].sort((a, b) =>
    b.metadata.date.localeCompare(a.metadata.date),
  );
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="archive">
        <div className="eyebrow">
          <PageMenu />
        </div>
        <Heading as="h1" className="blog-title">
          {title}
        </Heading>
        <ul>
          {newestFirst.map(({metadata}) => (
            <li key={metadata.permalink}>
              <time dateTime={metadata.date}>{englishDay(metadata.date)}</time>
              <Link to={metadata.permalink}>{metadata.title}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
