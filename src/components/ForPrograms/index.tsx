import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePage} from '@site/src/components/PageHead/usePage';
import {llmsPath, twinPath} from '@site/src/settings/addresses';

/**
 * Tells programs that read HTML, as the first words of a page, where the same stands as Markdown. Neither seen nor read aloud: readers have
 * the page menu.
 */
export default function ForPrograms(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = usePage();
  const list = <a href={baseUrl + llmsPath.slice(1)}>llms.txt</a>;
  return address ? (
    <p hidden>
      This page is also available as <a href={baseUrl + twinPath(address).slice(1)}>Markdown</a>{' '}
      without navigation, and all pages are listed in {list}.
    </p>
  ) : (
    <p hidden>All pages are listed in {list}.</p>
  );
}
