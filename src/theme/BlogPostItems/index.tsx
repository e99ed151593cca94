import React, {type ComponentProps, type ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';

/** The list of entries under the title that the stock list page lacks. */
export default function TitledBlogPostItems(props: ComponentProps<typeof BlogPostItems>): ReactNode {
  return (
    <>
      <h1 className="blog-title">Changelog</h1>
      <BlogPostItems {...props} />
    </>
  );
}
