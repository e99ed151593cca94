import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {englishDay} from '@site/src/components/Changelog/day';
import {entryOf} from '@site/src/components/Changelog/entry';
import Heading from '@theme/Heading';

/** The title in the list links to the entry; its release number is shown beside the timeline. */
function ListTitle({title, to}: {title: string; to: string}): ReactNode {
  const [releases, name] = title.replace(/^Releases? /, '').split(/: (.*)/);
  return (
    <Heading as="h2">
      <Link to={to}>
        <b>{releases}</b> {name && <span>{name}</span>}
      </Link>
    </Heading>
  );
}

/** Title, date, whether the release needs a migration, and what a reader must do about it. */
export default function EntryHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {title, permalink, date} = metadata;
  const {migration, act} = entryOf(metadata.frontMatter);
  const time = <time dateTime={date}>{englishDay(date)}</time>;
  return (
    <header>
      {isBlogPostPage ? (
        <Heading as="h1" className="blog-title">
          {title}
        </Heading>
      ) : (
        <ListTitle title={title} to={permalink} />
      )}
      <p className="entry__facts">
        {time}{' '}
        {migration && (
          <span className="chip">
            <Translate>Migration</Translate>
          </span>
        )}
      </p>
      {act && (
        <p className="entry__act">
          <strong>
            <Translate>Must you act?</Translate>
          </strong>{' '}
          {act}{' '}
          {!act.startsWith('No.') && (
            <Link to={`${permalink}#what-to-do`}>
              <Translate>What to do</Translate>
            </Link>
          )}
        </p>
      )}
    </header>
  );
}
