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
  const link = (path: string) => <a href={baseUrl + path.slice(1)}>{baseUrl + path.slice(1)}</a>;
  return (
    <p hidden>
      {address && <>This page as Markdown: {link(twinPath(address))}. </>}
      All pages: {link(llmsPath)}
    </p>
  );
}
