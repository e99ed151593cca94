import React, {type ComponentProps, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import type BlogPostItemsType from '@theme/BlogPostItems';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import Heading from '@theme/Heading';
import {entryOf, subjects} from '@site/src/components/Changelog/entry';

const feeds = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON', file: 'feed.json'},
];

/** CSS alone hides the other entries (src/css/changelog.css), so the filter works without JavaScript. */
function Filter(): ReactNode {
  return (
    <fieldset className="filter" data-markdown-ignore="">
      <legend>
        <Translate>Show what concerns</Translate>
      </legend>
      {Object.entries({all: translate({message: 'Everything'}), ...subjects}).map(([value, label]) => (
        <React.Fragment key={value}>
          <input
            type="radio"
            name="about"
            id={`about-${value}`}
            value={value}
            defaultChecked={value === 'all'}
          />
          <label htmlFor={`about-${value}`}>{label}</label>
        </React.Fragment>
      ))}
    </fieldset>
  );
}

/** The entries as a timeline, under the title that the stock list page lacks. */
export default function Changelog({items}: ComponentProps<typeof BlogPostItemsType>): ReactNode {
  const blog = useBaseUrl('/changelog');
  const entries = items.map(({content: Content}) => ({
    Content,
    ...entryOf(Content.metadata.frontMatter),
  }));
  return (
    <div className="changelog">
      <Heading as="h1" className="blog-title">
        <Translate>Changelog</Translate>
      </Heading>
      <p>
        <Translate>What each release changed for you, and whether you must act.</Translate>
      </p>
      {/* A paragraph that is a link alone does not move when its typeface arrives. */}
      {entries
        .filter(({summary}) => summary)
        .map(({Content: {metadata}}) => (
          <p key={metadata.permalink}>
            <Link to={metadata.permalink}>
              <Translate>Every release since 2023, and the way from yours to this one</Translate>
            </Link>
          </p>
        ))}
      <p data-markdown-ignore="">
        <Translate>New releases as a feed:</Translate>{' '}
        {feeds.map(({name, file}, index) => (
          <React.Fragment key={name}>
            {index > 0 && ', '}
            {/* A static file, which the router does not know. */}
            <a href={`${blog}/${file}`}>{name}</a>
          </React.Fragment>
        ))}
      </p>
      <Filter />
      {entries
        .filter(({summary}) => !summary)
        .map(({Content, about}) => (
          <BlogPostProvider key={Content.metadata.permalink} content={Content}>
            <article className="entry" data-about={about.join(' ')}>
              <BlogPostItemHeader />
              <BlogPostItemContent>
                <Content />
              </BlogPostItemContent>
              <BlogPostItemFooter />
            </article>
          </BlogPostProvider>
        ))}
    </div>
  );
}
