import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import {englishDay} from '@site/src/components/Changelog/day';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({message: 'Changelog archive'});
  const description = translate({
    message: 'Every changelog entry of these pages in one list, newest first.',
  });
  return (
    <BlogLayout>
      <PageMetadata title={title} description={description} />
      <div className="archive">
        <Heading as="h1" className="blog-title">
          {title}
        </Heading>
        <ul>
          {archive.blogPosts.map(({metadata}) => (
            <li key={metadata.permalink}>
              <time dateTime={metadata.date}>{englishDay(metadata.date)}</time>
              <Link to={metadata.permalink}>{metadata.title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </BlogLayout>
  );
}
