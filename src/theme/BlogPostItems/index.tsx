import React, {type ComponentProps, type ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';

/** The list of entries under the title that the stock list page lacks. */
export default function TitledBlogPostItems(
  props: ComponentProps<typeof BlogPostItems>,
): ReactNode {
  return (
    <>
      <Heading as="h1" className="blog-title">
        Changelog
      </Heading>
      <BlogPostItems {...props} />
    </>
  );
}
