import React, {type ComponentProps, type ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import PageMenu from '@site/src/components/PageMenu';
import Heading from '@theme/Heading';

/** The list of entries under the title that the stock list page lacks, and the menu that any page has. */
export default function TitledBlogPostItems(
  props: ComponentProps<typeof BlogPostItems>,
): ReactNode {
  return (
    <>
      <div className="eyebrow">
        <PageMenu />
      </div>
      <Heading as="h1" className="blog-title">
        Changelog
      </Heading>
      <BlogPostItems {...props} />
    </>
  );
}
