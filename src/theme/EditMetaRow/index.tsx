import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import {englishDay} from '@site/src/components/Changelog/day';
import {useIssueLink} from '@site/src/components/PageMenu/useIssueLink';
import {usePage} from '@site/src/components/usePage';

/** How to have the page corrected, and when it was last changed, where the build knew that from git. */
export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props): ReactNode {
  const issue = useIssueLink(usePage());
  return (
    <p className={className}>
      <Translate>Something wrong or missing?</Translate>{' '}
      <Link href={issue}>
        <Translate>Open an issue</Translate>
      </Link>
      {editUrl && (
        <>
          {' · '}
          <EditThisPage editUrl={editUrl} />
        </>
      )}
      {lastUpdatedAt && (
        <>
          {' · '}
          <Translate values={{day: englishDay(lastUpdatedAt)}}>{'Changed {day}'}</Translate>
        </>
      )}
    </p>
  );
}
